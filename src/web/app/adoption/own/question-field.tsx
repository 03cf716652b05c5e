import { Button, Group, Textarea, TextInput } from "@mantine/core";
import type { QuestionDetail } from "../../../../contract/adoption/adoptions.ts";
import type { Language } from "../../../../contract/texts/language.ts";

type Props = {
  /** The place of the question, from 0. */
  at: number;
  question: string;
  language: Language | undefined;
  detail: QuestionDetail | undefined;
  /** Of the form's field, with its id. */
  input: { id: string; value?: string };
  answer: (text: string) => void;
};

/** One question. What can be chosen stands below as buttons; own words are always taken. */
export function QuestionField({ at, question, language, detail, input, answer }: Props) {
  const { kind = "text", options = [] } = detail ?? {};
  const field = {
    ...input,
    label: `${at + 1}. ${question}`,
    labelProps: { lang: language },
    withAsterisk: false,
    "aria-required": true,
  };
  if (kind === "number") return <TextInput {...field} inputMode="decimal" autoComplete="off" maw="12rem" />;
  return (
    <div className="question-field">
      {options.length > 0 && (
        <Group gap="xs">
          {options.map((option) => {
            const isChosen = input.value?.trim() === option;
            return (
              <Button
                key={option}
                size="sm"
                variant={isChosen ? "filled" : "outline"}
                aria-pressed={isChosen}
                onClick={() => answer(option)}
              >
                {option}
              </Button>
            );
          })}
        </Group>
      )}
      <Textarea {...field} autosize minRows={options.length > 0 ? 1 : 2} />
    </div>
  );
}
