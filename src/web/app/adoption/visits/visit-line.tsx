import { Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { visitTitle } from "../../../../contract/adoption/visit-title.ts";
import type { Visit } from "../../../../contract/adoption/visits.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callPath } from "../../../call-path.ts";
import { dayName, timeOfDay } from "../../../format.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { adoptionTexts } from "../texts.ts";

const COLOURS = { booked: "green", cancelled: "gray", done: "green", missed: "yellow" } as const;

/** Where a visit stands. */
export const StateBadge = ({ state }: Pick<Visit, "state">) => (
  <Badge color={COLOURS[state]}>{recordTexts().visits.states[state]}</Badge>
);

/** 'Saturday 21 November 2026, 10:00' */
export const visitWhen = ({ startsAt }: Visit): string => `${dayName(startsAt)}, ${timeOfDay(startsAt)}`;

/** Visits, one below the other. @param isOwn whether their visitor reads them */
export const VisitList = ({ visits, isOwn }: { visits: readonly Visit[]; isOwn: boolean }) => (
  <Stack component="ul" gap="0.75rem">
    {visits.map((visit) => (
      <VisitLine key={visit.id} visit={visit} isOwn={isOwn} />
    ))}
  </Stack>
);

/** One visit with what may be done with it. */
function VisitLine({ visit, isOwn }: { visit: Visit; isOwn: boolean }) {
  const { state, actions } = visit;
  const guide = guideText(visit, isOwn);
  return (
    <Group component="li" className="visit-line" gap="0.75rem" justify="space-between">
      <div>
        <Text fw={700}>{visitTitle(visit)}</Text>
        <Text>
          <time dateTime={visit.startsAt}>{visitWhen(visit)}</time>
        </Text>
        {guide && <Text size="sm">{guide}</Text>}
        {!isOwn && (
          <Anchor component={Link} to={`/admin/user/${visit.userId}`} size="sm">
            {visit.visitorFullName}
          </Anchor>
        )}
      </div>
      <Group gap="xs">
        {!(isOwn && state === "booked") && <StateBadge state={state} />}
        {isOwn && actions.includes("cancel") && (
          <Anchor href={calendarAddress(visit.id)} size="sm">
            {adoptionTexts().visits.booked.calendar}
          </Anchor>
        )}
        <VisitActions visit={visit} />
      </Group>
    </Group>
  );
}

/** Who leads the visit, as its reader and its time ask for; nobody led one that did not happen. */
function guideText({ state, employeeFullName }: Visit, isOwn: boolean): string | undefined {
  const text = adoptionTexts().visits.booked;
  if (!employeeFullName) return undefined;
  if (!isOwn) return text.guideOfVisit(employeeFullName);
  if (state === "booked") return text.guide(employeeFullName);
  return state === "done" ? text.guideWas(employeeFullName) : undefined;
}

/** The buttons of a visit: one press each. */
function VisitActions({ visit }: { visit: Visit }) {
  const text = adoptionTexts().visits;
  const { id, actions } = visit;
  const params = { id };
  const title = `${visitTitle(visit)}, ${visitWhen(visit)}`;
  return (
    <>
      <OutcomeButtons {...{ id, title, actions }} size="sm" />
      {actions.includes("cancel") && (
        <ActionButton
          size="sm"
          variant="outline"
          text={text.cancel.button}
          label={text.cancel.label(title)}
          ask={() => {
            const { ask, button, keep } = text.cancel;
            return confirmAction({ title: ask, text: title, yes: button, no: keep, isDanger: true });
          }}
          send={() => callApi("POST /visits/:id/cancel", { params })}
          done={text.cancel.done}
          failed={text.failed}
        />
      )}
    </>
  );
}

type OutcomeButtonsProps = { id: number; title: string; actions: readonly string[]; size: "sm" | "compact-sm" };

/** Says whether a visit took place, as far as this person may. @param title of the visit, for screen readers */
export function OutcomeButtons({ id, title, actions, size }: OutcomeButtonsProps) {
  const text = adoptionTexts().visits;
  return (["done", "missed"] as const)
    .filter((outcome) => actions.includes(outcome))
    .map((outcome) => (
      <ActionButton
        key={outcome}
        size={size}
        variant={outcome === "done" ? "filled" : "outline"}
        text={text.outcomes[outcome].button}
        label={`${text.outcomes[outcome].button}: ${title}`}
        send={() => callApi("POST /visits/:id/outcome", { params: { id }, body: { outcome } })}
        done={text.outcomes[outcome].done}
        failed={text.failed}
      />
    ));
}

/** The address of a visit's calendar file. */
export const calendarAddress = (id: number): string => callPath("GET /visits/:id/calendar", { id });
