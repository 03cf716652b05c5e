import { Button } from "@mantine/core";
import { DayInput } from "../kit/day-input.tsx";
import type { ListAddress } from "../kit/list-address.ts";

/** The filters of `GET /audit` that are chosen in the table, with how each reads. */
const CHOSEN = { action: "Action", subject: "Subject", actorAccountId: "Account" } as const;

/** Days from and to, and what was chosen in the table, each with a way to take it off. */
export function AuditFilters({ address: { params, change } }: { address: ListAddress }) {
  const chosen = Object.entries(CHOSEN).filter(([name]) => params.has(name));
  const isFiltered = [...params.keys()].some((name) => name !== "page");
  return (
    <>
      <DayInput label="From" value={params.get("from") ?? ""} onChange={(from) => change({ from })} />
      <DayInput label="To" value={params.get("to") ?? ""} onChange={(to) => change({ to })} />
      {chosen.map(([name, text]) => (
        <Button key={name} variant="light" size="sm" onClick={() => change({ [name]: "" })}>
          {`${text}: ${params.get(name)} ✕`}
          <span className="visually-hidden"> (remove this filter)</span>
        </Button>
      ))}
      {isFiltered && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => change(Object.fromEntries([...params.keys()].map((name) => [name, ""])))}
        >
          Clear Filters
        </Button>
      )}
    </>
  );
}
