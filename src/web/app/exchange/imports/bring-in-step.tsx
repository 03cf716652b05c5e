import { Alert, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Fact, Facts, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { isWorking } from "./import.reads.ts";
import { ImportProgress } from "./import-progress.tsx";
import { NotTaken } from "./not-taken.tsx";

/** The fourth step: what can be checked is brought in, and what came in is said. */
export function BringInStep({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  const isBegun = !["draft", "checking", "checked"].includes(item.state);
  return (
    <>
      <Section title={isBegun ? text.states[item.state] : text.steps.bringIn}>
        {!isBegun && (
          <Text>
            {item.counts.read > 0 ? text.willBring(item.counts.created, item.counts.errors) : text.notChecked}
          </Text>
        )}
        {!isBegun && <NotTaken item={item} />}
        {item.state !== "checking" && (isWorking(item) || item.state === "paused") && <ImportProgress item={item} />}
        <Group>
          <Run item={item} />
          <Pause item={item} />
          <Cancel item={item} />
          <Undo item={item} />
        </Group>
      </Section>
      {isBegun && <Result item={item} />}
    </>
  );
}

function Run({ item: { id, actions, state, missing } }: { item: Import }) {
  const text = exchangeTexts().imports;
  if (!actions.includes("run")) return null;
  const goesOn = state === "paused" || state === "failed";
  return (
    <ActionButton
      text={goesOn ? text.goOn : text.run}
      disabled={missing.length > 0}
      send={() => callApi("POST /imports/:id/run", { params: { id } })}
      done={text.runStarted}
      failed={appTexts().words.cannotBeDone}
    />
  );
}

function Pause({ item: { id, actions } }: { item: Import }) {
  const text = exchangeTexts().imports;
  if (!actions.includes("pause")) return null;
  return (
    <ActionButton
      text={appTexts().words.pause}
      variant="outline"
      send={() => callApi("POST /imports/:id/pause", { params: { id } })}
      done={text.paused}
      failed={appTexts().words.cannotBeDone}
    />
  );
}

function Cancel({ item: { id, actions, state } }: { item: Import }) {
  const text = exchangeTexts().imports;
  if (!actions.includes("cancel") || state === "checking") return null;
  return (
    <ActionButton
      text={text.cancel}
      variant="outline"
      color="red"
      ask={() =>
        confirmAction({
          title: text.cancelAsk,
          text: text.cancelText,
          yes: text.cancel,
          no: text.doNotCancel,
          isDanger: true,
        })
      }
      send={() => callApi("POST /imports/:id/cancel", { params: { id } })}
      done={text.cancelled}
      failed={appTexts().words.cannotBeDone}
    />
  );
}

function Undo({ item: { id, actions, counts } }: { item: Import }) {
  const text = exchangeTexts().imports;
  if (!actions.includes("undo")) return null;
  return (
    <ActionButton
      text={text.undo}
      variant="outline"
      color="red"
      ask={() =>
        confirmAction({ title: text.undoAsk, text: text.undoText(counts.animals), yes: text.undo, isDanger: true })
      }
      send={() => callApi("POST /imports/:id/undo", { params: { id } })}
      done={text.undoStarted}
      failed={appTexts().words.cannotBeDone}
    />
  );
}

const SHOWN = [
  "animals",
  "stays",
  "open",
  "closed",
  "deadOnArrival",
  "changed",
  "unchanged",
  "skipped",
  "errors",
] as const;
const SHOWN_IF_ANY = [
  "treatments",
  "placements",
  "people",
  "photos",
  "photosRefused",
  "costs",
  "logs",
  "neutered",
  "reservations",
  "removed",
  "kept",
] as const;

/** So many animals, stays open and closed, and the live release rate of what came in. */
function Result({ item: { counts, release } }: { item: Import }) {
  const text = exchangeTexts().imports;
  const shown = [...SHOWN, ...SHOWN_IF_ANY.filter((name) => counts[name] > 0)];
  return (
    <>
      {release?.percent != null && (
        <Alert color="green" variant="light" title={text.release(release.percent, release.live, release.outcomes)}>
          <Link to={`/admin/statistics?from=${release.from}&to=${release.to}`}>{text.toStatistics}</Link>
        </Alert>
      )}
      <Facts>
        {shown.map((name) => (
          <Fact key={name} name={text.counts[name]}>
            {counts[name]}
          </Fact>
        ))}
      </Facts>
      {counts.errors + counts.kept + counts.skipped + counts.photosRefused > 0 && (
        <Link to="?step=problems">{text.toProblems}</Link>
      )}
      <Text size="sm" c="dimmed">
        {text.notShown}
      </Text>
    </>
  );
}
