import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DueTreatment, Treatment } from "../../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { fieldId } from "../../platform/kit/form.ts";
import { notifyError } from "../../platform/kit/notify.tsx";
import { ApiError, errorText } from "../../platform/problem.ts";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

/** The field of a kind's batch. */
export const batchField = (kindId: number): string => `batch${kindId}`;
export const DAY_FIELD = "givenOn";

type Refusal = { field: string; text: string };

/** A batch that is given by one tap, or not yet. */
type RoundBatch = { typed: string; isConfirmed: boolean };

/** Why the server refused a round, if it was a field. */
function refusalOf(error: unknown, kindId: number): Refusal | undefined {
  const [first] = error instanceof ApiError ? error.fieldErrors : [];
  if (!first) return undefined;
  return { field: first.field === "on" ? DAY_FIELD : batchField(kindId), text: first.errors.join(" ") };
}

/** A round of doses: its day, the batches in use, and what was given in it and can be taken back. */
export function useRound() {
  const text = animalsTexts().treatments.due;
  const [on, setDay] = useState(shelterToday);
  const inHand = useBatchesInHand();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [confirming, setConfirming] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ReadonlyMap<number, DueTreatment>>(new Map());
  const [announcement, announce] = useState("");

  /** What is typed, else the batch that was confirmed today, else the one in use. */
  function batchOf(kindId: number): RoundBatch {
    const known = inHand.get(kindId);
    const batch = typed[kindId] ?? known?.confirmedBatch ?? known?.batchInUse ?? "";
    return { typed: batch, isConfirmed: batch.trim() !== "" && batch.trim() === known?.confirmedBatch };
  }

  function refuse(refused: Refusal): void {
    setRefusal(refused);
    document.getElementById(fieldId(refused.field))?.focus();
  }

  /** Sends something about doses of a kind. A refusal at a field is shown there, any other in a message. */
  async function sent(work: () => Promise<unknown>, kindId: number, failed: string): Promise<void> {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      const refused = refusalOf(error, kindId);
      if (refused) refuse(refused);
      else notifyError(errorText(error, failed));
    }
  }

  async function run(doses: readonly DueTreatment[], work: (ids: number[]) => Promise<unknown>, failed: string) {
    const ids = doses.map(({ id }) => id);
    if (ids.some((id) => busy.has(id))) return;
    setBusy(new Set([...busy, ...ids]));
    await sent(() => work(ids), doses[0]?.kind.id ?? 0, failed);
    setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
  }

  async function confirm(kindId: number, kind: string): Promise<void> {
    const batch = batchOf(kindId).typed.trim();
    if (confirming !== undefined) return;
    if (!batch) return refuse({ field: batchField(kindId), text: recordTexts().treatments.batchRequired(kind) });
    setConfirming(kindId);
    const send = async () => {
      await callApi("POST /treatments/confirm-batch", { body: { kindId, batch } });
      announce(text.confirmed(kind, batch));
    };
    await sent(send, kindId, text.confirmFailed);
    setConfirming(undefined);
  }

  return {
    on,
    batchOf,
    confirm,
    /** The kind whose batch is being confirmed. */
    confirming,
    refusal,
    busy,
    done,
    announcement,
    setDay,
    setBatch: (kindId: number, batch: string) => setTyped((before) => ({ ...before, [kindId]: batch })),
    /** The batch that one tap gives of a kind; undefined where it needs none or has none yet. */
    tapped: ({ id, needsBatch }: DueTreatment["kind"]): string | undefined =>
      needsBatch && batchOf(id).isConfirmed ? batchOf(id).typed.trim() : undefined,
    /** Notes that doses of one kind were given. */
    async give(doses: readonly DueTreatment[], result?: NonNullable<Treatment["result"]>): Promise<void> {
      const [first] = doses;
      if (!first) return;
      const { kind, animal } = first;
      const { typed: shown, isConfirmed } = batchOf(kind.id);
      const batch = kind.needsBatch ? shown.trim() : undefined;
      if (batch !== undefined && !isConfirmed) {
        const { batchRequired, notConfirmed } = recordTexts().treatments;
        const why = batch ? notConfirmed(kind.name, batch) : batchRequired(kind.name);
        return refuse({ field: batchField(kind.id), text: why });
      }
      await run(
        doses,
        async (treatmentIds) => {
          const body = { treatmentIds, on, confirmed: true, ...(batch && { batch }), ...(result && { result }) };
          await callApi("POST /treatments/give", { body });
          setDone((before) => new Map([...before, ...doses.map((dose) => [dose.id, dose] as const)]));
          announce(doses.length === 1 ? text.given(animal.name, kind.name) : text.givenAll(kind.name, doses.length));
        },
        text.failed,
      );
    },
    async takeBack(doses: readonly DueTreatment[]): Promise<void> {
      await run(
        doses,
        async (treatmentIds) => {
          await callApi("POST /treatments/undo", { body: { treatmentIds } });
          setDone((before) => new Map([...before].filter(([id]) => !treatmentIds.includes(id))));
          announce(appTexts().kit.undo.done);
        },
        appTexts().kit.undo.failed,
      );
    },
  };
}

export type Round = ReturnType<typeof useRound>;

/** Others give doses meanwhile, and at midnight everything has to be confirmed again. */
const ALWAYS = 0;

/** The batch in use of each kind, and the one that this person confirmed today, by the kind's id. */
export function useBatchesInHand() {
  const { data } = useQuery({ ...apiQuery("GET /treatments/confirmed-batches"), staleTime: ALWAYS });
  return new Map((data?.items ?? []).map((item) => [item.kindId, item]));
}
