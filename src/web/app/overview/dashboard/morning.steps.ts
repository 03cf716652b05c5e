import type { MorningItem } from "../../../../contract/overview/morning.ts";
import type { MorningAction } from "../../../../contract/platform/morning-item.ts";
import { callApi } from "../../platform/calls.ts";
import type { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { overviewTexts } from "../texts.ts";

/** What finishes an item: the word on its button, what is sent, and what takes it back where that is possible. */
export type Step = {
  text: string;
  /** What is asked before it is sent. */
  ask?: Parameters<typeof confirmAction>[0];
  send: () => Promise<unknown>;
  undo?: () => Promise<unknown>;
  /** Another step finishes the item afterwards. */
  isPreparation?: true;
};

/** The steps that the server offers for an item. */
export const stepsOf = (item: MorningItem): Step[] =>
  item.actions.map((action) => stepOf(item, action)).filter((step) => step !== undefined);

function stepOf(item: MorningItem, action: MorningAction): Step | undefined {
  const text = overviewTexts().morning.actions;
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
    case "task":
      return {
        text: text.done,
        send: () => callApi("POST /tasks/:id/done", one),
        undo: () => callApi("POST /tasks/:id/undone", one),
      };
    case "treatment":
      return giveStep(item);
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
      return {
        text: text.back,
        ask: { title: overviewTexts().morning.isBack(item.animal), text: item.person, yes: text.back },
        send: () => callApi("POST /placements/:id/end", one),
      };
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

type Dose = Extract<MorningItem, { kind: "treatment" }>;

/**
 * A dose whose kind has a batch is given here with the one that this person has confirmed today. Until then the batch in use
 * is asked for; while nobody knows it, its round does so (rules §14).
 */
function giveStep({ id, kindId, treatment, needsBatch, batch: inUse, confirmedBatch }: Dose): Step | undefined {
  const text = overviewTexts().morning.actions;
  const treatmentIds = [id];
  const give = (batch: object = {}) => ({
    send: () =>
      callApi("POST /treatments/give", { body: { treatmentIds, on: shelterToday(), confirmed: true, ...batch } }),
    undo: () => callApi("POST /treatments/undo", { body: { treatmentIds } }),
  });
  if (!needsBatch) return { text: text.give, ...give() };
  if (confirmedBatch !== null) return { text: text.giveBatch(confirmedBatch), ...give({ batch: confirmedBatch }) };
  if (inUse === null) return undefined;
  return {
    text: text.askBatch(inUse),
    ask: overviewTexts().morning.batchQuestion(treatment, inUse),
    send: () => callApi("POST /treatments/confirm-batch", { body: { kindId, batch: inUse } }),
    isPreparation: true,
  };
}
