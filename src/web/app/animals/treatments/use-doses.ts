import { useState } from "react";
import type { GiveRequest } from "../../../../contract/animals/treatments.ts";
import { notifyError } from "../../platform/kit/notify.tsx";
import { useSession } from "../../platform/session.ts";
import { discardUnsent, sendUnsent } from "../../platform/unsent/unsent.sending.ts";
import { type Deed, keepUnsent, type Unsent } from "../../platform/unsent/unsent.store.ts";
import { useUnsent } from "../../platform/unsent/use-unsent.ts";
import { animalsTexts } from "../texts.ts";
import type { ShownDose } from "./dose-list.ts";

type Animal = { id: number; name: string };
/** With which batch or result a dose is given. */
export type HowGiven = Pick<GiveRequest, "batch" | "result">;
/** On which day, and whether the server looks that the batch is in this person's hand. */
type Given = HowGiven & Pick<GiveRequest, "on" | "confirmed">;

/** What is done on a round, at a desk or on the way: kept on this device first, then sent in its order. */
export function useDoses() {
  const { accountId } = useSession();
  const unsent = useUnsent();
  const [said, say] = useState("");
  const text = animalsTexts().rounds;

  async function keep(deeds: readonly Deed[]): Promise<void> {
    try {
      await keepUnsent(accountId, deeds);
    } catch {
      return notifyError(text.notKept);
    }
    say(deeds.map(({ about }) => about).join(", "));
    void sendUnsent().catch(() => undefined);
  }

  /** Takes back what is still here, or what has been sent by another deed. */
  async function takeBack(
    seq: number | undefined,
    undo: (sent: Unsent | undefined) => Deed | undefined,
  ): Promise<void> {
    const wasHere = seq !== undefined && unsent.items?.some((item) => item.seq === seq);
    const sent = wasHere ? await discardUnsent(seq) : undefined;
    if (wasHere && !sent) return;
    const deed = undo(sent);
    if (deed) await keep([deed]);
  }

  return {
    unsent,
    /** What was done last, for those who do not see it. */
    said,
    keep,
    takeBack,
    confirmBatch: (animal: Animal, { kind }: ShownDose, batch: string) =>
      keep([
        {
          call: "POST /treatments/confirm-batch",
          body: { kindId: kind.id, batch },
          about: text.batchAbout(kind.name, batch),
          animalId: animal.id,
        },
      ]),
    /** Each is a deed of its own: where one is refused, the others are given. */
    give: (doses: readonly { animal: Animal; dose: ShownDose }[], how: Given) =>
      keep(
        doses.map(({ animal, dose: { done: _done, ...dose } }) => ({
          call: "POST /treatments/give",
          body: { treatmentIds: [dose.id], ...how },
          about: text.about(animal.name, text.given(dose.kind.name)),
          animalId: animal.id,
          shown: { doses: [dose] },
        })),
      ),
    skip: (animal: Animal, { done: _done, ...dose }: ShownDose, reason: string) =>
      keep([
        {
          call: "POST /treatments/:id/skip",
          params: { id: dose.id },
          body: { reason },
          about: text.about(animal.name, text.skipped(dose.kind.name)),
          animalId: animal.id,
          shown: { doses: [dose] },
        },
      ]),
    ungive: (animal: Animal, { id, kind, done }: ShownDose) =>
      takeBack(done?.seq, () => ({
        call: "POST /treatments/undo",
        body: { treatmentIds: [id] },
        about: text.about(animal.name, text.takenBack(kind.name)),
        animalId: animal.id,
      })),
  };
}
