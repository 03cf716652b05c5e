import { Alert, Button, Group, NativeSelect, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { fieldLabel, isImportedRow } from "../../../../contract/animals/animal.fields.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../../contract/exchange/import-fields.ts";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { CheckButton } from "./check-button.tsx";
import { KeptMappings } from "./kept-mappings.tsx";
import { NotTaken } from "./not-taken.tsx";
import { NothingSigns } from "./nothing-signs.tsx";
import { Questions } from "./questions.tsx";
import { TableChoice } from "./table-choice.tsx";
import { useChange } from "./use-change.ts";
import { WordTable } from "./word-table.tsx";

/** The layout of our own export, whose columns all are known. */
const OWN_EXPORT = "export";

/** The second step: what columns and words mean, and what only people know. */
export function ColumnsStep({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  const canChange = item.actions.includes("configure");
  const [missing] = item.missing;
  return (
    <>
      {item.questions.length > 0 && <Questions item={item} />}
      {missing && <Alert color="yellow">{recordTexts().imports.missing[missing]}</Alert>}
      <Group>{item.actions.includes("check") ? <CheckButton item={item} /> : <Next to="?step=problems" />}</Group>
      {item.layout === OWN_EXPORT ? (
        <Text>{text.ownExport}</Text>
      ) : (
        <>
          <TableChoice item={item} />
          <Section title={text.steps.columns}>
            <Text>{text.columnsHint}</Text>
            <NotTaken item={item} />
            {item.tables
              .filter(({ isRead }) => isRead)
              .map((table) => (
                <ColumnTable key={table.name} item={item} table={table} isDisabled={!canChange} />
              ))}
          </Section>
          {item.words.length > 0 && <WordTable item={item} />}
          <NothingSigns item={item} />
          {canChange && <KeptMappings item={item} />}
        </>
      )}
    </>
  );
}

const Next = ({ to }: { to: string }) => (
  <Button component={Link} to={to}>
    {appTexts().words.next}
  </Button>
);

type Table = Import["tables"][number];

const labelOf = (field: ImportField) =>
  isImportedRow(field) ? fieldLabel(field) : exchangeTexts().imports.fields[field];

function ColumnTable({ item, table, isDisabled }: { item: Import; table: Table; isDisabled: boolean }) {
  const text = exchangeTexts().imports;
  const change = useChange(item);
  const choices = [
    { value: "", label: text.leaveOut },
    ...IMPORT_FIELDS.map((field) => ({ value: field, label: labelOf(field) })),
  ];
  const choose = (key: string, field: string) => {
    const { [key]: _before, ...others } = item.mapping;
    change({ mapping: field === "" ? others : { ...others, [key]: field as ImportField } });
  };
  return (
    <>
      {item.tables.length > 1 && (
        <Title order={3} size="h5" mt="xs" className="as-typed">
          {table.name}
        </Title>
      )}
      <table className="data-table import-columns">
        <caption className="visually-hidden">{table.name}</caption>
        <thead>
          <tr>
            <th scope="col">{text.column}</th>
            <th scope="col">{text.examples}</th>
            <th scope="col">{text.says}</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map(({ key, name, samples }) => (
            <tr key={key}>
              <td data-head={text.column} className="as-typed">
                {name}
              </td>
              <td data-head={text.examples} className="as-typed">
                {samples.join(" · ") || "–"}
              </td>
              <td data-head={text.says}>
                <NativeSelect
                  aria-label={text.saysOf(name)}
                  data={choices}
                  value={item.mapping[key] ?? ""}
                  disabled={isDisabled}
                  onChange={({ currentTarget }) => choose(key, currentTarget.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
