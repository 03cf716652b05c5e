import { NativeSelect, Radio, Stack } from "@mantine/core";
import type { Import, ImportChange } from "../../../../contract/exchange/imports.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { exchangeTexts } from "../texts.ts";
import { useChange } from "./use-change.ts";

type Question = Import["questions"][number];

/** What only people know: each is asked once. */
export function Questions({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  return (
    <Section title={text.questions}>
      {item.questions.map((question) => (
        <Answer key={question.key} item={item} question={question} isByLines={question.key === "encoding"} />
      ))}
    </Section>
  );
}

type Asked = { item: Import; question: Question; isByLines: boolean };

function Answer({ item, question, isByLines }: Asked) {
  const { key, options, suggested, answer } = question;
  const text = exchangeTexts().imports;
  const change = useChange(item);
  const words = text.ask[key];
  const data = options.map(({ value, sample }) => ({
    value,
    label:
      (words.options as Readonly<Record<string, (sample: string) => string>>)[value]?.(sample) ?? `${value}: ${sample}`,
  }));
  const isDisabled = !item.actions.includes("configure");
  const say = (value: string) =>
    change({ answers: { ...item.answers, [key]: value || undefined } as ImportChange["answers"] });
  if (isByLines)
    return (
      <Radio.Group label={words.label} value={answer ?? suggested ?? ""} onChange={say}>
        <Stack gap="sm" mt="xs">
          {options.map(({ value, sample }) => (
            <Radio
              key={value}
              value={value}
              label={value.toUpperCase()}
              description={<span className="as-typed import-sample">{sample}</span>}
              disabled={isDisabled}
            />
          ))}
        </Stack>
      </Radio.Group>
    );
  return (
    <NativeSelect
      label={words.label}
      data={suggested === null && answer === null ? [{ value: "", label: text.choosePlease }, ...data] : data}
      value={answer ?? suggested ?? ""}
      disabled={isDisabled}
      onChange={({ currentTarget }) => say(currentTarget.value)}
    />
  );
}
