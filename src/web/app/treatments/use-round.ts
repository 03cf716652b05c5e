import { useState } from "react";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { DueTreatment, Treatment } from "../../../contract/treatments.ts";
import { callApi } from "../calls.ts";
import { fieldId } from "../kit/form.ts";
import { notifyError } from "../kit/notify.ts";
import { ApiError, errorText } from "../problem.ts";
import { shelterToday } from "../stays/shelter-day.ts";
import { appTexts } from "../texts/texts.ts";
import { useBatches } from "./use-batches.ts";

/** The field of a kind's batch. */
export const batchField = (kindId: number): string => `batch${kindId}`;
export const DAY_FIELD = "givenOn";

type Refusal = { field: string; text: string };

/** Why the server refused a round, if it was a field. */
function refusalOf(error: unknown, kindId: number): Refusal | undefined {
  const [first] = error instanceof ApiError ? error.fieldErrors : [];
  if (!first) return undefined;
  return { field: first.field === "on" ? DAY_FIELD : batchField(kindId), text: first.errors.join(" ") };
}

/** A round of doses: its day, the batches in use, and what was given in it and can be taken back. */
export function useRound() {
  const text = appTexts().treatments.due;
  const [on, setDay] = useState(shelterToday);
  const [batches, setBatches] = useBatches();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ReadonlyMap<number, DueTreatment>>(new Map());
  const [announcement, announce] = useState("");

  function refuse(refused: Refusal): void {
    setRefusal(refused);
    document.getElementById(fieldId(refused.field))?.focus();
  }

  async function run(doses: readonly DueTreatment[], work: (ids: number[]) => Promise<unknown>, failed: string) {
    const ids = doses.map(({ id }) => id);
    if (ids.some((id) => busy.has(id))) return;
    setBusy(new Set([...busy, ...ids]));
    setRefusal(undefined);
    try {
      await work(ids);
    } catch (error) {
      const refused = refusalOf(error, doses[0]?.kind.id ?? 0);
      if (refused) refuse(refused);
      else notifyError(errorText(error, failed));
    } finally {
      setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  return {
    on,
    batches,
    refusal,
    busy,
    done,
    announcement,
    setDay,
    setBatch: (kindId: number, batch: string) => setBatches((before) => ({ ...before, [kindId]: batch })),
    /** Notes that doses of one kind were given. */
    async give(doses: readonly DueTreatment[], result?: NonNullable<Treatment["result"]>): Promise<void> {
      const [first] = doses;
      if (!first) return;
      const { kind, animal } = first;
      const batch = kind.needsBatch ? batches[kind.id]?.trim() : undefined;
      if (kind.needsBatch && !batch) {
        return refuse({ field: batchField(kind.id), text: recordTexts().treatments.batchRequired(kind.name) });
      }
      await run(
        doses,
        async (treatmentIds) => {
          const body = { treatmentIds, on, ...(batch && { batch }), ...(result && { result }) };
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
          announce(text.takenBack);
        },
        text.takeBackFailed,
      );
    },
  };
}

export type Round = ReturnType<typeof useRound>;
