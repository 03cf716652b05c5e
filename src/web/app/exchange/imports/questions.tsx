import { NativeSelect } from "@mantine/core";
import type { Import, ImportChange } from "../../../../contract/exchange/imports.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { useChange } from "./use-change.ts";

type Question = Import["questions"][number];

/** What only people know: each is asked once. */
export function Questions({ item }: { item: Import }) {
  const text = appTexts().imports;
  return (
    <Section title={text.questions}>
      {item.questions.map((question) => (
        <Answer key={question.key} item={item} question={question} />
      ))}
    </Section>
  );
}

function Answer({ item, question: { key, options, suggested, answer } }: { item: Import; question: Question }) {
  const text = appTexts().imports;
  const change = useChange(item);
  const words = text.ask[key];
  const data = options.map(({ value, sample }) => ({
    value,
    label:
      (words.options as Readonly<Record<string, (sample: string) => string>>)[value]?.(sample) ?? `${value}: ${sample}`,
  }));
  return (
    <NativeSelect
      label={words.label}
      data={suggested === null && answer === null ? [{ value: "", label: text.choosePlease }, ...data] : data}
      value={answer ?? suggested ?? ""}
      disabled={!item.actions.includes("configure")}
      onChange={({ currentTarget }) =>
        change({ answers: { ...item.answers, [key]: currentTarget.value || undefined } as ImportChange["answers"] })
      }
    />
  );
}
