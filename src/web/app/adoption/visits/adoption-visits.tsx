import { Button, Stack, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import type { AdoptionVisits as Visits } from "../../../../contract/adoption/visits.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { adoptionTexts } from "../texts.ts";
import { HomeCheckDialog } from "./home-check-dialog.tsx";
import { VisitList, visitWhen } from "./visit-line.tsx";

type Props = { adoption: Adoption; isOwn?: boolean };

/** The walks before an adoption, which tick themselves as they take place, and the visit at home. */
export function AdoptionVisits({ adoption, isOwn = false }: Props) {
  const query = useQuery({ ...apiQuery("GET /adoptions/:id/visits", { params: { id: adoption.id } }), staleTime: 0 });
  const { data } = query;
  if (data && data.needed === 0 && data.items.length === 0 && data.actions.length === 0) return null;
  return (
    <Section title={data?.needed ? adoptionTexts().visits.walks.title : adoptionTexts().visits.mine.title}>
      <Loaded query={query} failed={recordTexts().visits.loadFailed}>
        {(visits) => <Parts visits={visits} adoption={adoption} isOwn={isOwn} />}
      </Loaded>
    </Section>
  );
}

function Parts({ visits, adoption, isOwn }: { visits: Visits } & Required<Props>) {
  const text = adoptionTexts().visits;
  const { needed, items, actions } = visits;
  // A walk that is ticked needs no line of its own.
  const ticked = walksDone(visits);
  const others = items.filter((visit) => !ticked.includes(visit));
  return (
    <>
      {needed > 0 && <Walks visits={visits} />}
      {others.length > 0 && <VisitList visits={others} isOwn={isOwn} />}
      {actions.includes("book") && (
        <div>
          <Button
            component={Link}
            to={`/user_page/visits/book?animalId=${adoption.animalId}`}
            variant={visits.done < needed && !visits.leftOut ? "filled" : "outline"}
          >
            {needed > 0 ? text.walks.book : text.book.title}
          </Button>
        </div>
      )}
      {actions.includes("homeCheck") && <HomeCheckDialog adoptionId={adoption.id} visits={visits} />}
    </>
  );
}

const walksDone = ({ needed, items }: Visits) =>
  items.filter(({ kind, state }) => kind === "visit" && state === "done").slice(0, needed);

/** As many ticks as walks are needed. */
function Walks({ visits }: { visits: Visits }) {
  const text = adoptionTexts().visits.walks;
  const done = walksDone(visits);
  const { leftOut } = visits;
  const missing = leftOut ? text.notTaken : text.toCome;
  return (
    <>
      <Stack component="ol" className="walks" gap="0.6rem">
        {Array.from({ length: visits.needed }, (_, at) => {
          const walk = done[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first, the second walk
            <li key={at} data-done={walk ? "" : undefined}>
              <span className="walk-mark" aria-hidden="true">
                {walk ? <IconCheck size={18} stroke={2.6} /> : at + 1}
              </span>
              {walk ? text.took(at + 1, visitWhen(walk)) : missing(at + 1)}
            </li>
          );
        })}
      </Stack>
      {done.length >= visits.needed && <Text>{text.all}</Text>}
      {leftOut?.reason && <LeftOut {...leftOut} />}
    </>
  );
}

/** Why the contract was issued all the same; staff read it. */
const LeftOut = ({ at, actorFullName, reason }: NonNullable<Visits["leftOut"]>) => (
  <div>
    <Text>{adoptionTexts().visits.walks.leftOut}</Text>
    <p className="as-typed record-note">{reason}</p>
    <p className="record-when">
      <When at={at} />
      {actorFullName && ` · ${actorFullName}`}
    </p>
  </div>
);
