import { ActionIcon, Button, Textarea } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { fieldId } from "../kit/form.ts";
import type { Question } from "./questions.ts";

type Editing = {
  questions: readonly Question[];
  inputProps: (path: string) => object;
  add(): void;
  remove(at: number): void;
  move(from: number, to: number): void;
};

/** The questions to edit, add, remove and reorder; with the keyboard as well, and what moved is said aloud. */
export function QuestionList({ questions, inputProps, add, remove, move }: Editing) {
  const [told, setTold] = useState("");
  const list = useFocusOnAdded(questions.length);

  function moveAndTell(from: number, to: number): void {
    move(from, to);
    setTold(`Question ${from + 1} is now question ${to + 1}.`);
  }
  return (
    <>
      <ol className="questions" ref={list}>
        {questions.map(({ key }, at) => (
          <li key={key}>
            <Textarea
              {...inputProps(`questions.${at}.text`)}
              id={fieldId(`questions.${at}.text`)}
              label={`Question ${at + 1}`}
              autosize
              minRows={1}
              className="question-text"
            />
            <span className="question-tools">
              <Tool label={`Move question ${at + 1} up`} disabled={at === 0} onClick={() => moveAndTell(at, at - 1)}>
                <IconArrowUp size={20} aria-hidden />
              </Tool>
              <Tool
                label={`Move question ${at + 1} down`}
                disabled={at === questions.length - 1}
                onClick={() => moveAndTell(at, at + 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </Tool>
              <Tool
                label={`Remove question ${at + 1}`}
                disabled={questions.length === 1}
                onClick={() => {
                  remove(at);
                  setTold(`Question ${at + 1} was removed.`);
                }}
              >
                <IconTrash size={20} aria-hidden />
              </Tool>
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <div>
        <Button variant="outline" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          Add question
        </Button>
      </div>
    </>
  );
}

type ToolProps = { label: string; disabled: boolean; onClick: () => void; children: React.ReactNode };

function Tool({ label, ...button }: ToolProps) {
  return <ActionIcon variant="subtle" size={44} radius="xl" aria-label={label} title={label} {...button} />;
}

/** A question that was added is typed at once. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>("li:last-child textarea")?.focus();
    before.current = count;
  }, [count]);
  return list;
}
