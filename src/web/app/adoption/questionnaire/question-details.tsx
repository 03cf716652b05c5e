import { NativeSelect, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { QUESTION_KINDS, QUESTION_PARTS, type QuestionKind } from "../../../../contract/adoption/adoptions.ts";
import { typedLanguages } from "../../../../contract/platform/shelter.ts";
import { nameOf } from "../../../../contract/texts/language.ts";
import { fieldId } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type Props = {
  at: number;
  kind: QuestionKind;
  setKind: (kind: QuestionKind) => void;
  inputProps: (path: string) => object;
  error: ReactNode;
};

/** What a question asks for, the part that it stands in, and the answers to choose from in each language. */
export function QuestionDetails({ at, kind, setKind, inputProps, error }: Props) {
  const text = appTexts().questionnaireTemplate;
  const parts = appTexts().questionnaireParts;
  const path = `questions.${at}`;
  return (
    <>
      <div className="field-pairs">
        <NativeSelect
          id={fieldId(`${path}.kind`)}
          label={text.kind}
          data={QUESTION_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as QuestionKind)}
        />
        <NativeSelect
          {...inputProps(`${path}.part`)}
          id={fieldId(`${path}.part`)}
          label={text.part}
          data={[
            { value: "", label: text.noPart },
            ...QUESTION_PARTS.map((part) => ({ value: String(part), label: `${part}. ${parts[part]}` })),
          ]}
        />
      </div>
      {kind === "choice" && (
        <div className="field-pairs">
          {typedLanguages().map((language, place) => (
            <Textarea
              key={language}
              {...inputProps(`${path}.options.${language}`)}
              {...(place === 0 && { error, "aria-invalid": Boolean(error) })}
              id={fieldId(place === 0 ? `${path}.options` : `${path}.options.${language}`)}
              lang={language}
              label={text.options}
              description={`${nameOf(language)}. ${text.optionsHint}`}
              autosize
              minRows={2}
            />
          ))}
        </div>
      )}
    </>
  );
}
