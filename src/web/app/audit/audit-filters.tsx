import { Button } from "@mantine/core";
import { DayFilters } from "../kit/day-filters.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { appTexts } from "../texts/texts.ts";
import { actionText, subjectText } from "./audit.texts.ts";

/** The filters of `GET /audit` that are chosen in the table, with the column and the text of the chosen value. */
function chosenFilters({ params }: ListAddress) {
  const text = appTexts().audit;
  const filters = [
    { name: "action", column: text.action, valueText: actionText },
    { name: "subject", column: text.subject, valueText: subjectText },
    { name: "actorAccountId", column: text.account, valueText: (id: string) => id },
  ];
  return filters
    .filter(({ name }) => params.has(name))
    .map(({ name, column, valueText }) => ({ name, label: text.chosen(column, valueText(params.get(name) ?? "")) }));
}

/** The filters of the log: days, and what was chosen in the table. Each can be removed. */
export function AuditFilters({ address }: { address: ListAddress }) {
  const { params, change } = address;
  const text = appTexts().audit;
  const isFiltered = [...params.keys()].some((name) => name !== "page");
  return (
    <>
      <DayFilters address={address} />
      {chosenFilters(address).map(({ name, label }) => (
        <Button key={name} variant="light" size="sm" onClick={() => change({ [name]: "" })}>
          {label}
          <span className="visually-hidden"> {text.removeFilter}</span>
        </Button>
      ))}
      {isFiltered && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => change(Object.fromEntries([...params.keys()].map((name) => [name, ""])))}
        >
          {text.clearFilters}
        </Button>
      )}
    </>
  );
}
