import { Anchor, SegmentedControl, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ShelterText } from "../../../../contract/platform/shelter-texts.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { currentLanguage, LANGUAGE_NAME, LANGUAGES, type Language } from "../../../../contract/texts/language.ts";
import { callForFile } from "../../platform/calls.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { ApiError, errorText, matchFields } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";
import { PreviewFrame } from "./preview-frame.tsx";

/** How long nobody has typed before the preview is made, in milliseconds. */
const PAUSE_MS = 500;

type Preview = { html: string } | { pdf: string };

async function previewOf(key: string, body: Translations & { language: Language }): Promise<Preview> {
  const file = await callForFile("POST /shelter/texts/:key/preview", { params: { key }, body });
  return file.type.startsWith("text/html") ? { html: await file.text() } : { pdf: URL.createObjectURL(file) };
}

type Props = { text: ShelterText; values: Translations; onRefused: (errors: Record<string, string>) => void };

/** The real page, letter or contract with what has been typed. @param onRefused gets the errors of each language */
export function TextPreview({ text: { key }, values, onRefused }: Props) {
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [typed] = useDebouncedValue(values, PAUSE_MS);
  const text = settingsTexts().shelterTexts.preview;
  const preview = useQuery({
    queryKey: ["preview", key, typed, language],
    queryFn: () => previewOf(key, { ...typed, language }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (former) => former,
  });
  const { error } = preview;
  useEffect(() => {
    const refused = error instanceof ApiError ? error.fieldErrors : [];
    onRefused(matchFields(refused, [...LANGUAGES]).byField);
  }, [error, onRefused]);
  return (
    <Section title={appTexts().words.preview}>
      <Text size="sm">{text.hint}</Text>
      <SegmentedControl
        aria-label={text.languages}
        mr="auto"
        transitionDuration={0}
        data={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAME[one] }))}
        value={language}
        onChange={(chosen) => setLanguage(chosen as Language)}
      />
      {error ? (
        <Text>{failureOf(error)}</Text>
      ) : (
        preview.data && <Shown preview={preview.data} words={values[language]} />
      )}
    </Section>
  );
}

function failureOf(error: Error): string {
  const { waiting, failed } = settingsTexts().shelterTexts.preview;
  const isRefused = error instanceof ApiError && error.fieldErrors.length > 0;
  return isRefused ? waiting : errorText(error, failed);
}

function Shown({ preview, words }: { preview: Preview; words: string }) {
  if ("html" in preview) return <PreviewFrame html={preview.html} words={words} />;
  return (
    <Anchor href={preview.pdf} target="_blank" rel="noopener">
      {settingsTexts().shelterTexts.preview.pdf}
    </Anchor>
  );
}
