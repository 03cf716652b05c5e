import { Button, SegmentedControl, Select } from "@mantine/core";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { animalsTexts } from "../../animals/texts.ts";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { DayFilters } from "../../platform/kit/list-filters.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { actionText, subjectText } from "../../platform/words/audit.texts.tsx";
import { KINDS, kindIn, withinKind } from "./audit-kind.ts";

/** The filters of `GET /audit` that are chosen in the table, with the column and the text of the chosen value. */
function chosenFilters({ params }: ListAddress) {
  const text = appTexts().audit;
  const filters = [
    { name: "action", column: text.action, valueText: actionText },
    { name: "actorAccountId", column: text.account, valueText: (id: string) => id },
  ];
  return filters
    .filter(({ name }) => params.has(name))
    .map(({ name, column, valueText }) => ({ name, label: text.chosen(column, valueText(params.get(name) ?? "")) }));
}

/** What the entries are about: changes first. */
export function KindChoice({ address }: { address: ListAddress }) {
  const { kinds, kind } = appTexts().audit;
  return (
    <SegmentedControl
      maw="100%"
      aria-label={kind}
      data={KINDS.map((value) => ({ value, label: kinds[value] }))}
      value={kindIn(address.params)}
      onChange={(chosen) => address.change({ kind: chosen, action: "" })}
    />
  );
}

/** The filters of the log: days, the kind of record, and what was chosen in the table. Each can be removed. */
export function AuditFilters({ address }: { address: ListAddress }) {
  const { params } = address;
  const change = withinKind(address);
  const text = appTexts().audit;
  const isFiltered = [...params.keys()].some((name) => name !== "page" && name !== "kind");
  return (
    <>
      <DayFilters address={address} />
      <Select
        aria-label={text.subject}
        placeholder={text.anySubject}
        data={subjectChoices(params.get("subject"))}
        value={params.get("subject")}
        onChange={(subject) => change({ subject: subject ?? "", subjectId: "" })}
        searchable
        clearable
        nothingFoundMessage={appTexts().kit.select.nothingFound}
      />
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
          onClick={() =>
            change(Object.fromEntries([...params.keys()].filter((name) => name !== "kind").map((name) => [name, ""])))
          }
        >
          {animalsTexts().animals.filters.clear}
        </Button>
      )}
    </>
  );
}

/** The kinds of records in the reader's words. One that has none, as a refused call, is offered while it is chosen. */
function subjectChoices(chosen: string | null) {
  const known = Object.keys(recordTexts().audit.subjects);
  const all = chosen && !known.includes(chosen) ? [...known, chosen] : known;
  return all
    .map((value) => ({ value, label: subjectText(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
