import { NativeSelect, Text } from "@mantine/core";
import { ANIMAL_TYPES, SEXES } from "../../../../contract/animals/animals.ts";
import { INTAKE_TYPES, OUTCOME_TYPES } from "../../../../contract/animals/stays.ts";
import { LEAVE_OUT, type WordField } from "../../../../contract/exchange/import-fields.ts";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { useChange } from "./use-change.ts";

/** Our values of a field, in words. */
function choicesOf(field: WordField): { value: string; label: string }[] {
  const { animals } = recordTexts();
  const { leaveOutRows } = appTexts().imports;
  const named = (values: readonly string[], words: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: words[value] ?? value }));
  const leaveOut = { value: LEAVE_OUT, label: leaveOutRows };
  if (field === "type") return [...named(ANIMAL_TYPES, animals.types), leaveOut];
  if (field === "sex") return named(SEXES, animals.sexes);
  if (field === "intakeType") return [...named(INTAKE_TYPES, appTexts().stays.intakeTypes), leaveOut];
  return [...named(OUTCOME_TYPES, appTexts().stays.outcomeTypes), leaveOut];
}

/** What the words of the other system mean here. */
export function WordTable({ item }: { item: Import }) {
  const text = appTexts().imports;
  const change = useChange(item);
  const choose = ({ field, word }: Import["words"][number], ours: string) => {
    const { [word.toLowerCase()]: _before, ...others } = item.values[field] ?? {};
    change({ values: { ...item.values, [field]: ours === "" ? others : { ...others, [word.toLowerCase()]: ours } } });
  };
  return (
    <Section title={text.words}>
      <Text>{text.wordsHint}</Text>
      <table className="data-table import-columns">
        <caption className="visually-hidden">{text.words}</caption>
        <thead>
          <tr>
            <th scope="col">{text.says}</th>
            <th scope="col">{text.word}</th>
            <th scope="col" className="is-number">
              {text.count}
            </th>
            <th scope="col">{text.means}</th>
          </tr>
        </thead>
        <tbody>
          {item.words.map((one) => (
            <tr key={`${one.field} ${one.word}`}>
              <td data-head={text.says}>{text.fields[one.field]}</td>
              <td data-head={text.word} className="as-typed">
                {one.word}
              </td>
              <td data-head={text.count} className="is-number">
                {one.count}
              </td>
              <td data-head={text.means}>
                <NativeSelect
                  aria-label={text.meansOf(one.word)}
                  data={[{ value: "", label: text.unknownWord[one.field] }, ...choicesOf(one.field)]}
                  value={one.ours ?? ""}
                  disabled={!item.actions.includes("configure")}
                  onChange={({ currentTarget }) => choose(one, currentTarget.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
