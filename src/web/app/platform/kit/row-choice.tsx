import { Button, Checkbox, Group, Text } from "@mantine/core";
import { createContext, type ReactNode, useContext, useState } from "react";
import { appTexts } from "../texts/texts.ts";

/** The most rows that are chosen at once; the server's calls take no more (`contract/platform/bulk.ts`). */
const MAX_ROWS = 100;

type Row = { id: number | string };

/** The rows of a list that are chosen, on whatever page. */
export type RowChoice<T extends Row> = {
  isOn: boolean;
  rows: readonly T[];
  has(row: Row): boolean;
  set(rows: readonly T[], isChosen: boolean): void;
  turn(isOn: boolean): void;
};

/** Keeps which rows are chosen, also while other pages of the list are shown. */
export function useRowChoice<T extends Row>(): RowChoice<T> {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<Row["id"], T>>(new Map());
  return {
    isOn,
    rows: [...chosen.values()],
    has: ({ id }) => chosen.has(id),
    set: (rows, isChosen) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (!isChosen) next.delete(row.id);
          else if (next.size < MAX_ROWS) next.set(row.id, row);
        }
        return next;
      }),
    turn: (on) => {
      setOn(on);
      setChosen(new Map());
    },
  };
}

const Choice = createContext<RowChoice<Row> | undefined>(undefined);

/** Lets the rows inside be chosen. */
export const ChoosableRows = <T extends Row>({ choice, children }: { choice: RowChoice<T>; children: ReactNode }) => (
  <Choice value={choice}>{children}</Choice>
);

/** The tick of a row; nothing unless rows are being chosen. @param name of the record, for screen readers */
export function RowTick({ row, name }: { row: Row; name: string }) {
  const choice = useContext(Choice);
  if (!choice?.isOn) return null;
  const isChosen = choice.has(row);
  return (
    <Checkbox
      className="row-tick"
      aria-label={appTexts().kit.rows.row(name)}
      checked={isChosen}
      disabled={!isChosen && choice.rows.length >= MAX_ROWS}
      onChange={({ currentTarget }) => choice.set([row], currentTarget.checked)}
    />
  );
}

type ChosenRowsProps<T extends Row> = {
  choice: RowChoice<T>;
  /** The rows that are shown. */
  page: readonly T[];
  children: ReactNode;
};

/** What can be done with the chosen rows, at the foot of the window. */
export function ChosenRows<T extends Row>({ choice, page, children }: ChosenRowsProps<T>) {
  const text = appTexts().kit.rows;
  const { rows } = choice;
  const isWhole = page.length > 0 && page.every(choice.has);
  return (
    <section className="chosen-rows" aria-label={text.chosen(rows.length)}>
      <Group gap="sm">
        <Checkbox
          label={text.wholePage}
          checked={isWhole}
          indeterminate={!isWhole && page.some(choice.has)}
          onChange={() => choice.set(page, !isWhole)}
        />
        <Text role="status">
          {text.chosen(rows.length)} {rows.length >= MAX_ROWS && text.most(MAX_ROWS)}
        </Text>
        {rows.length > 0 && children}
        <Button variant="subtle" size="compact-md" onClick={() => choice.turn(false)}>
          {text.stop}
        </Button>
      </Group>
    </section>
  );
}
