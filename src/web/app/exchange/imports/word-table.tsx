import { Button, Group, NativeSelect, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { ANIMAL_TYPES, SEXES } from "../../../../contract/animals/animals.ts";
import { INTAKE_TYPES, OUTCOME_TYPES } from "../../../../contract/animals/stays.ts";
import {
  FOSTER,
  LEAVE_OUT,
  NOTHING,
  WORD_FIELDS,
  type WordField,
} from "../../../../contract/exchange/import-fields.ts";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { exchangeTexts } from "../texts.ts";
import { useChange } from "./use-change.ts";

/** So many words are shown at first, and so many more each time. */
const AT_ONCE = 50;
/** From so many words on, they can be searched and explained together. */
const MANY = 8;

/** Our values of a field, in words. */
function choicesOf(field: WordField): { value: string; label: string }[] {
  const { animals } = recordTexts();
  const { leaveOutRows, meansNothing, toFoster } = exchangeTexts().imports;
  const named = (values: readonly string[], words: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: words[value] ?? value }));
  const others = [
    { value: NOTHING, label: meansNothing },
    { value: LEAVE_OUT, label: leaveOutRows },
  ];
  if (field === "type") return [...named(ANIMAL_TYPES, animals.types), ...others];
  if (field === "sex") return [...named(SEXES, animals.sexes), ...others.slice(0, 1)];
  if (field === "intakeType") return [...named(INTAKE_TYPES, animalsTexts().stays.intakeTypes), ...others];
  const foster = { value: FOSTER, label: toFoster };
  return [...named(OUTCOME_TYPES, animalsTexts().stays.outcomeTypes), foster, ...others];
}

type Word = Import["words"][number];

/** What the words of the other system mean here. */
export function WordTable({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  return (
    <Section title={text.words}>
      <Text>{text.wordsHint}</Text>
      {WORD_FIELDS.map((field) => {
        const words = item.words.filter((word) => word.field === field);
        return words.length > 0 && <WordsOfField key={field} item={item} field={field} words={words} />;
      })}
    </Section>
  );
}

/** The words of one field, with how often each stands there; those that nobody has explained come first. */
function WordsOfField({ item, field, words }: { item: Import; field: WordField; words: readonly Word[] }) {
  const text = exchangeTexts().imports;
  const change = useChange(item);
  const [search, setSearch] = useState("");
  const [count, setCount] = useState(AT_ONCE);
  const isDisabled = !item.actions.includes("configure");
  const asked = search.trim().toLowerCase();
  const found = words
    .filter(({ word }) => word.toLowerCase().includes(asked))
    .sort((one, other) => Number(one.ours !== null) - Number(other.ours !== null));
  const explain = (some: readonly Word[], ours: string) => {
    const said = new Map(Object.entries(item.values[field] ?? {}));
    for (const { key } of some) {
      if (ours === "") said.delete(key);
      else said.set(key, ours);
    }
    change({ values: { ...item.values, [field]: Object.fromEntries(said) } });
  };
  return (
    <>
      <Title order={3} size="h5" mt="xs">
        {text.fields[field]}
      </Title>
      {words.length >= MANY && (
        <Group align="end">
          <TextInput
            label={text.findWord(text.fields[field])}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <NativeSelect
            label={text.allFound(found.length)}
            data={[{ value: "", label: text.choosePlease }, ...choicesOf(field)]}
            value=""
            disabled={isDisabled || found.length === 0}
            onChange={({ currentTarget }) => currentTarget.value !== "" && explain(found, currentTarget.value)}
          />
        </Group>
      )}
      <table className="data-table import-columns">
        <caption className="visually-hidden">{text.fields[field]}</caption>
        <thead>
          <tr>
            <th scope="col">{text.word}</th>
            <th scope="col" className="is-number">
              {text.count}
            </th>
            <th scope="col">{text.means}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, count).map((one) => (
            <tr key={one.key}>
              <td data-head={text.word} className="as-typed">
                {one.word}
              </td>
              <td data-head={text.count} className="is-number">
                {one.count}
              </td>
              <td data-head={text.means}>
                <NativeSelect
                  aria-label={text.meansOf(one.word)}
                  data={[{ value: "", label: text.unknownWord[field] }, ...choicesOf(field)]}
                  value={one.ours ?? ""}
                  disabled={isDisabled}
                  onChange={({ currentTarget }) => explain([one], currentTarget.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > count && (
        <div>
          <Button variant="outline" onClick={() => setCount(count + AT_ONCE)}>
            {text.moreWords(found.length - count)}
          </Button>
        </div>
      )}
    </>
  );
}
