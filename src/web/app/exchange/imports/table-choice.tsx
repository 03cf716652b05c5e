import { Checkbox, NativeSelect, Text } from "@mantine/core";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { exchangeTexts } from "../texts.ts";
import { useChange } from "./use-change.ts";

type Table = Import["tables"][number];

/** Which tables of the file are read, and which row of each has the names of its columns. */
export function TableChoice({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  const hasSeveral = item.tables.length > 1;
  return (
    <Section title={hasSeveral ? text.tables : text.head}>
      {hasSeveral && <Text>{text.tablesHint}</Text>}
      <ul className="import-tables">
        {item.tables.map((table) => (
          <li key={table.name}>
            {hasSeveral && <IsRead item={item} table={table} />}
            {table.isRead && table.preview.length > 1 && <Head item={item} table={table} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Changes what is said of one table. */
function useTableChange(item: Import, { name }: Table) {
  const change = useChange(item);
  const { tables = {} } = item.answers;
  return (said: { isRead?: boolean; head?: number }) =>
    change({ answers: { ...item.answers, tables: { ...tables, [name]: { ...tables[name], ...said } } } });
}

function IsRead({ item, table }: { item: Import; table: Table }) {
  const text = exchangeTexts().imports;
  const change = useTableChange(item, table);
  return (
    <Checkbox
      label={<span className="as-typed">{table.name}</span>}
      description={[text.rows(table.rows, table.isCut), ...(table.isHidden ? [text.hiddenSheet] : [])].join(", ")}
      checked={table.isRead}
      disabled={!item.actions.includes("configure")}
      onChange={({ currentTarget }) => change({ isRead: currentTarget.checked })}
    />
  );
}

/** The rows from which the head is chosen, as they begin. */
function Head({ item, table }: { item: Import; table: Table }) {
  const text = exchangeTexts().imports;
  const change = useTableChange(item, table);
  const label = (cells: readonly string[]) => cells.filter((cell) => cell !== "").join(" · ");
  const rows = table.preview.map(({ row, cells }) => ({ value: String(row), label: text.headRow(row, label(cells)) }));
  const isShown = rows.some(({ value }) => value === String(table.head));
  return (
    <NativeSelect
      label={item.tables.length > 1 ? text.headOf(table.name) : text.headLabel}
      data={isShown ? rows : [...rows, { value: String(table.head), label: text.row(table.head) }]}
      value={String(table.head)}
      disabled={!item.actions.includes("configure")}
      onChange={({ currentTarget }) => change({ head: Number(currentTarget.value) })}
    />
  );
}
