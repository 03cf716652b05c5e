import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import type { Aftercare } from "../../../../contract/adoption/aftercare.ts";
import { localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { adoptionTexts } from "../texts.ts";
import { Panel } from "./adoption-papers.tsx";

/** What comes next for the adopted animal, what it was given, and letters that remind of it (rules §14). */
export function AftercarePanel({ adoption: { id, handover } }: { adoption: Adoption }) {
  const text = adoptionTexts().aftercare;
  const isHome = handover?.state === "handedOver";
  const query = useQuery({ ...apiQuery("GET /adoptions/:id/aftercare", { params: { id } }), enabled: isHome });
  if (!isHome) return null;
  return (
    <Panel id="aftercare" title={text.title} look="part">
      <Loaded query={query} failed={text.loadFailed}>
        {(card) => <Card id={id} card={card} />}
      </Loaded>
    </Panel>
  );
}

function Card({ id, card: { next, given, reminders, actions } }: { id: number; card: Aftercare }) {
  const text = adoptionTexts().aftercare;
  return (
    <>
      {next.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <ul className="care-list">
          {next.map(({ kind, dueOn }) => (
            <li key={kind}>
              <strong>{kind}</strong>
              <time dateTime={dueOn}>{localDay(dueOn)}</time>
            </li>
          ))}
        </ul>
      )}
      {actions.includes("remind") && next.length > 0 && <Remind id={id} reminders={reminders} />}
      {given.length > 0 && (
        <details>
          <summary>{text.given(given.length)}</summary>
          <ul className="care-list">
            {given.map(({ kind, givenOn, batch }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two doses may be alike.
              <li key={at}>
                <span>{batch ? text.withBatch(kind, batch) : kind}</span>
                <time dateTime={givenOn}>{localDay(givenOn)}</time>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Remind({ id, reminders }: { id: number; reminders: boolean }) {
  const text = adoptionTexts().aftercare;
  const { isBusy, run } = useSend();
  async function change(wanted: boolean): Promise<void> {
    const send = () => callApi("PUT /adoptions/:id/aftercare", { params: { id }, body: { reminders: wanted } });
    if (await run(send, text.changeFailed)) notifySuccess(wanted ? text.willRemind : text.wontRemind);
  }
  return (
    <Checkbox
      label={text.remind}
      description={text.remindHint}
      checked={reminders}
      disabled={isBusy}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
