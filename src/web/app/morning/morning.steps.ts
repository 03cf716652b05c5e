import type { MorningAction, MorningItem } from "../../../contract/morning.ts";
import { callApi } from "../calls.ts";
import { shelterToday } from "../stays/shelter-day.ts";
import { appTexts } from "../texts/texts.ts";

/** What finishes an item: the word on its button, what is sent, and what takes it back where that is possible. */
export type Step = { text: string; send: () => Promise<unknown>; undo?: () => Promise<unknown> };

/**
 * The steps that the server offers for an item.
 * @param batches the batch in use of each kind of treatment
 */
export function stepsOf(item: MorningItem, batches: Readonly<Record<string, string>>): Step[] {
  return item.actions.map((action) => stepOf(item, action, batches)).filter((step) => step !== undefined);
}

function stepOf(item: MorningItem, action: MorningAction, batches: Readonly<Record<string, string>>): Step | undefined {
  const text = appTexts().morning.actions;
  const one = { params: { id: item.id } };
  switch (item.kind) {
    case "appointment":
      return {
        text: text.done,
        send: () => callApi("POST /appointments/:id/done", one),
        undo: () => callApi("POST /appointments/:id/not-done", one),
      };
    case "visit":
      return {
        text: text.done,
        send: () => callApi("POST /visits/:id/outcome", { ...one, body: { outcome: "done" } }),
      };
    case "treatment":
      return giveStep(item, batches[item.kindId]?.trim() || item.batch);
    case "hold":
      return action === "lengthen"
        ? {
            text: text.lengthen,
            send: () => callApi("PUT /holds/:id", { ...one, body: { until: item.longer } }),
            undo: () => callApi("PUT /holds/:id", { ...one, body: { until: item.until } }),
          }
        : {
            text: text.end,
            send: () => callApi("POST /holds/:id/lift", one),
            undo: () => callApi("POST /holds/:id/resume", one),
          };
    case "placement":
      return { text: text.back, send: () => callApi("POST /placements/:id/end", one) };
    case "message":
      return {
        text: text.answered,
        send: () => callApi("POST /contact/messages/:id/answered", one),
        undo: () => callApi("POST /contact/messages/:id/not-answered", one),
      };
    case "fosterReport":
      return {
        text: text.read,
        send: () => callApi("POST /foster-reports/:id/answer", { ...one, body: { answer: "read" } }),
      };
    default:
      return undefined;
  }
}

/** A dose whose kind has a batch is given here with the batch in use; while nobody knows it, its round asks for it. */
function giveStep(
  { id, needsBatch }: Extract<MorningItem, { kind: "treatment" }>,
  batch: string | null,
): Step | undefined {
  if (needsBatch && !batch) return undefined;
  const text = appTexts().morning.actions;
  const treatmentIds = [id];
  const body = { treatmentIds, on: shelterToday(), ...(needsBatch && batch && { batch }) };
  return {
    text: needsBatch && batch ? text.giveBatch(batch) : text.give,
    send: () => callApi("POST /treatments/give", { body }),
    undo: () => callApi("POST /treatments/undo", { body: { treatmentIds } }),
  };
}
