import { ActionIcon, Button, Textarea } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { QuestionKind } from "../../../../contract/adoption/adoptions.ts";
import { typedLanguages } from "../../../../contract/platform/shelter.ts";
import { fieldId } from "../../platform/kit/form.ts";
import { contentFields } from "../../platform/texts/content-fields.generated.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { QuestionDetails } from "./question-details.tsx";
import type { Question } from "./questions.ts";

type Props = {
  questions: readonly Question[];
  inputProps: (path: string) => object;
  errorOf: (path: string) => ReactNode;
  setKind(at: number, kind: QuestionKind): void;
  add(): void;
  remove(at: number): void;
  move(from: number, to: number): void;
};

/** A list of questions to edit, add, remove and reorder. Screen readers announce each move. */
export function QuestionList({ questions, inputProps, errorOf, setKind, add, remove, move }: Props) {
  const [announcement, announce] = useState("");
  const text = appTexts().questionnaireTemplate;
  const list = useFocusOnAdded(questions.length);

  function moveAndAnnounce(from: number, to: number): void {
    move(from, to);
    announce(text.moved(from + 1, to + 1));
  }
  return (
    <>
      <ol className="questions" ref={list}>
        {questions.map(({ key, kind }, at) => (
          <li key={key}>
            <div className="question-text">
              <QuestionTexts at={at} inputProps={inputProps} error={errorOf(`questions.${at}.texts`)} />
              <QuestionDetails
                at={at}
                kind={kind}
                setKind={(chosen) => setKind(at, chosen)}
                inputProps={inputProps}
                error={errorOf(`questions.${at}.options`)}
              />
            </div>
            <span className="question-tools">
              <Tool label={text.moveUp(at + 1)} disabled={at === 0} onClick={() => moveAndAnnounce(at, at - 1)}>
                <IconArrowUp size={20} aria-hidden />
              </Tool>
              <Tool
                label={text.moveDown(at + 1)}
                disabled={at === questions.length - 1}
                onClick={() => moveAndAnnounce(at, at + 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </Tool>
              <Tool
                label={text.remove(at + 1)}
                disabled={questions.length === 1}
                onClick={() => {
                  remove(at);
                  announce(text.removed(at + 1));
                }}
              >
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

type TextsProps = { at: number; inputProps: (path: string) => object; error: ReactNode };

/** A question in each language; the reader's comes first and shows an error. */
function QuestionTexts({ at, inputProps, error }: TextsProps) {
  const path = `questions.${at}.texts`;
  return (
    <div className="field-pairs">
      {typedLanguages().map((language, place) => (
        <Textarea
          key={language}
          {...inputProps(`${path}.${language}`)}
          {...(place === 0 && { error, "aria-invalid": Boolean(error) })}
          id={fieldId(place === 0 ? path : `${path}.${language}`)}
          lang={language}
          label={contentFields[language].question(at + 1)}
          labelProps={{ lang: language }}
          autosize
          minRows={1}
        />
      ))}
    </div>
  );
}

type ToolProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

function Tool({ label, ...button }: ToolProps) {
  return <ActionIcon variant="subtle" size={44} radius="xl" aria-label={label} title={label} {...button} />;
}

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
