import { Select, SimpleGrid, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { ANIMAL_TYPES } from "../../../../contract/animals/animals.ts";
import { EMBED_THEMES } from "../../../../contract/exchange/embed.ts";
import { EMBED_PATH } from "../../../../contract/platform/feed-paths.ts";
import { offeredLanguages } from "../../../../contract/platform/shelter.ts";
import { nameOf } from "../../../../contract/texts/language.ts";
import { CopiedText } from "../../platform/kit/copied-text.tsx";
import { exchangeTexts } from "../texts.ts";

/** What the line to paste says besides its address; what is blank is left out of it. */
type Choices = { type: string; limit: string; theme: string; lang: string };

const USUAL: Choices = { type: "", limit: "6", theme: "auto", lang: "" };
/** Whole rows, at two, three or four animals in one. */
const LIMITS = ["3", "4", "6", "8", "12", "24"];

const said = (choices: Choices): [name: string, value: string][] =>
  Object.entries(choices).filter(([, value]) => value !== "");

/** @returns the line that somebody pastes into another site */
const lineOf = (choices: Choices): string => {
  const data = said(choices).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script src="${window.location.origin}${EMBED_PATH}"${data.join("")} async></script>`;
};

/** The choices, the line to paste, and what it shows. */
export function EmbedChoices() {
  const [choices, setChoices] = useState(USUAL);
  const text = exchangeTexts().feeds.embed;
  const choose = (name: keyof Choices) => (value: string | null) => setChoices({ ...choices, [name]: value ?? "" });
  const field = (name: keyof Choices) => ({
    value: choices[name],
    onChange: choose(name),
    allowDeselect: false,
  });
  return (
    <>
      <Text>{text.explanation}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          {...field("type")}
          label={text.type}
          data={[
            { value: "", label: text.allTypes },
            ...ANIMAL_TYPES.map((type) => ({ value: type.toLowerCase(), label: text.types[type] })),
          ]}
        />
        <Select {...field("limit")} label={text.limit} data={LIMITS} />
        <Select
          {...field("theme")}
          label={text.theme}
          data={EMBED_THEMES.map((theme) => ({ value: theme, label: text.themes[theme] }))}
        />
        <Select
          {...field("lang")}
          label={text.language}
          data={[
            { value: "", label: text.ofPage },
            ...offeredLanguages().map((language) => ({ value: language, label: nameOf(language) })),
          ]}
        />
      </SimpleGrid>
      <CopiedText label={text.line} hint={text.lineHint} text={lineOf(choices)} />
      <Preview key={JSON.stringify(choices)} choices={choices} />
    </>
  );
}

/** The script itself, as another site runs it. */
function Preview({ choices }: { choices: Choices }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = document.createElement("script");
    Object.assign(script.dataset, Object.fromEntries(said(choices)));
    script.src = EMBED_PATH;
    box.current?.replaceChildren(script);
  }, [choices]);
  return (
    <div>
      <Text fw={600} mb="xs">
        {exchangeTexts().feeds.embed.preview}
      </Text>
      <div ref={box} />
    </div>
  );
}
