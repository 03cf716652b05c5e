import { ActionIcon, Button, NativeSelect, Stack, Textarea } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { QUESTION_KINDS, QUESTION_PARTS } from "../../../../contract/adoption/questionnaire.ts";
import { typedLanguages } from "../../../../contract/platform/shelter.ts";
import { type Language, nameOf } from "../../../../contract/texts/language.ts";
import { fieldId } from "../../platform/kit/form.ts";
import { contentFields } from "../../platform/texts/content-fields.generated.ts";
import { adoptionTexts } from "../texts.ts";
import { editedQuestion, type QuestionsForm } from "./questions.ts";

/** A list of questions to edit, add, remove and reorder. Screen readers announce each move. */
export function QuestionList({ form }: { form: QuestionsForm }) {
  const [announcement, announce] = useState("");
  const text = adoptionTexts().questionnaireTemplate;
  const { questions } = form.getValues();
  const list = useFocusOnAdded(questions.length);

  function move(from: number, to: number): void {
    form.reorderListItem("questions", { from, to });
    announce(text.moved(from + 1, to + 1));
  }
  function remove(at: number): void {
    form.removeListItem("questions", at);
    announce(text.removed(at + 1));
  }
  const add = () => form.insertListItem("questions", { ...editedQuestion(), part: questions.at(-1)?.part ?? "" });
  return (
    <>
      <ol className="questions" ref={list}>
        {questions.map(({ key }, at) => (
          <li key={key}>
            <QuestionFields form={form} at={at} />
            <span className="question-tools">
              <Tool label={text.moveUp(at + 1)} disabled={at === 0} onClick={() => move(at, at - 1)}>
                <IconArrowUp size={20} aria-hidden />
              </Tool>
              <Tool
                label={text.moveDown(at + 1)}
                disabled={at === questions.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </Tool>
              <Tool label={text.remove(at + 1)} disabled={questions.length === 1} onClick={() => remove(at)}>
                <IconTrash size={20} aria-hidden />
              </Tool>
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div>
        <Button variant="outline" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {text.add}
        </Button>
      </div>
    </>
  );
}

/** The question, what it asks for, the part that it stands in, and the answers to choose from. */
function QuestionFields({ form, at }: { form: QuestionsForm; at: number }) {
  const text = adoptionTexts().questionnaireTemplate;
  const parts = adoptionTexts().questionnaireParts;
  const path = `questions.${at}`;
  return (
    <Stack gap="md" flex={1} miw={0}>
      <InEachLanguage
        form={form}
        path={`${path}.texts`}
        rows={1}
        words={(language) => ({ label: contentFields[language].question(at + 1), labelProps: { lang: language } })}
      />
      <div className="field-pairs">
        <NativeSelect
          {...form.getInputProps(`${path}.kind`)}
          id={fieldId(`${path}.kind`)}
          label={text.kind}
          data={QUESTION_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        />
        <NativeSelect
          {...form.getInputProps(`${path}.part`)}
          id={fieldId(`${path}.part`)}
          label={text.part}
          data={[
            { value: "", label: text.noPart },
            ...QUESTION_PARTS.map((part) => ({ value: String(part), label: `${part}. ${parts[part]}` })),
          ]}
        />
      </div>
      {form.getValues().questions[at]?.kind === "choice" && (
        <InEachLanguage
          form={form}
          path={`${path}.options`}
          rows={2}
          words={(language) => ({ label: text.options, description: `${nameOf(language)}. ${text.optionsHint}` })}
        />
      )}
    </Stack>
  );
}

type InEach = { form: QuestionsForm; path: string; rows: number; words: (language: Language) => object };

/** A text in each language; the reader's comes first and shows an error. */
function InEachLanguage({ form, path, rows, words }: InEach) {
  const error = form.errors[path];
  return (
    <div className="field-pairs">
      {typedLanguages().map((language, place) => (
        <Textarea
          key={language}
          {...form.getInputProps(`${path}.${language}`)}
          {...(place === 0 && { error, "aria-invalid": Boolean(error) })}
          id={fieldId(place === 0 ? path : `${path}.${language}`)}
          lang={language}
          {...words(language)}
          autosize
          minRows={rows}
        />
      ))}
    </div>
  );
}

type ToolProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

const Tool = ({ label, ...button }: ToolProps) => (
  <ActionIcon variant="subtle" size={44} radius="xl" aria-label={label} title={label} {...button} />
);

/** Moves the focus to a question that was added. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>("li:last-child textarea")?.focus();
    before.current = count;
  }, [count]);
  return list;
}
