import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { AnimalRow } from "../../../../contract/animals/animal-rows.ts";
import type { Animal } from "../../../../contract/animals/animals.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

type Rows = { of: ReadonlyMap<number, AnimalRow>; isLoading: boolean };
const RowsContext = createContext<Rows>({ of: new Map(), isLoading: false });

/** Reads for all animals of a page at once how each is now. */
export function AnimalRows({ rows, children }: { rows: readonly Animal[]; children: ReactNode }) {
  const query = useQuery(apiQuery("GET /animal-rows", { query: { ids: rows.map(({ id }) => id).join(",") } }));
  const of = new Map(query.data?.items.map((row) => [row.id, row]));
  return (
    <RowsContext value={{ of, isLoading: query.isPending }}>
      {query.isError && (
        <Loaded query={query} failed={animalsTexts().animals.table.loadFailed}>
          {() => null}
        </Loaded>
      )}
      {children}
    </RowsContext>
  );
}

/** @returns how an animal of the page is now; undefined while that is not known */
export const useAnimalRow = (id: number): AnimalRow | undefined => useContext(RowsContext).of.get(id);

type OfRowProps = { id: number; children: (row: AnimalRow) => ReactNode };

/** A part of a row: what it says, a place-holder while it is read, a dash if it says nothing. */
export function OfRow({ id, children }: OfRowProps) {
  const { of, isLoading } = useContext(RowsContext);
  const row = of.get(id);
  if (!row) return isLoading ? <Skeleton height={10} width="70%" /> : appTexts().words.none;
  return <div>{children(row) ?? appTexts().words.none}</div>;
}
