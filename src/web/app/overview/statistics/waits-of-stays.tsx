import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { isNeedlessPhase } from "../../../../contract/animals/wait-phases.ts";
import type { StayPhases } from "../../../../contract/overview/phases.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay, localSpan } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { whole } from "./numbers.ts";
import type { Asked } from "./statistics-address.ts";

/** The stays of the period that waited for us longest, each with what for. */
export function LongestStays({ asked }: { asked: Asked }) {
  const text = overviewTexts().statistics;
  const { columns } = recordTexts().statistics;
  const query = useQuery(apiQuery("GET /statistics/phases/stays", { query: asked }));
  return (
    <Loaded query={query} failed={text.loadFailed}>
      {({ items }) => (
        <DataTable
          caption={text.waits.byStay}
          rows={items}
          columns={[
            {
              head: columns.animal,
              cell: ({ animal }: StayPhases) => (
                <Anchor component={Link} to={`/admin/animal/${animal.id}`}>
                  {animal.name}
                </Anchor>
              ),
            },
            { head: text.waits.stay, cell: daysOf },
            { head: text.waits.phase, cell: needlessOf },
            { head: columns.needlessDays, cell: ({ needless }) => whole(needless), isNumber: true },
            { head: columns.allDays, cell: ({ total }) => whole(total), isNumber: true },
          ]}
        />
      )}
    </Loaded>
  );
}

const daysOf = ({ intakeOn, outcomeOn }: StayPhases) =>
  outcomeOn ? localSpan(intakeOn, outcomeOn) : overviewTexts().statistics.waits.since(localDay(intakeOn));

const needlessOf = ({ phases }: StayPhases) =>
  phases
    .filter(({ phase }) => isNeedlessPhase(phase))
    .map(({ phase, days }) => `${recordTexts().waiting.phases[phase]}: ${whole(days)}`)
    .join(", ");
