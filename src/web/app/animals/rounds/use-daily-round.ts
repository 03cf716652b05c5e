import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ObservationRequest, SIGN_NAMES, SIGNS } from "../../../../contract/animals/observations.ts";
import type { DailyRound } from "../../../../contract/animals/rounds.ts";
import { callApi } from "../../platform/calls.ts";
import { notifyError } from "../../platform/kit/notify.tsx";
import { useSession } from "../../platform/session.ts";
import { shelterDayOf } from "../../platform/shelter-day.ts";
import { discardUnsent, sendUnsent } from "../../platform/unsent/unsent.sending.ts";
import {
  allUnsent,
  type Deed,
  keepUnsent,
  readKept,
  removeUnsent,
  type Unsent,
  writeKept,
} from "../../platform/unsent/unsent.store.ts";
import { useUnsent } from "../../platform/unsent/use-unsent.ts";
import { animalsTexts } from "../texts.ts";
import { type ShownAnimal, type ShownDose, withUnsent } from "./daily-round.ts";

const READ_AGAIN_MS = 60_000;
/** What was sent is kept so long to be taken back. */
const TAKE_BACK_MS = 12 * 60 * 60_000;
/** A clock that is off by more is told of. */
const WRONG_BY_MS = 5 * 60_000;

/** A round as it was read, and when, by this device's clock. Its own clock says by how much this one is off. */
type ReadRound = { round: DailyRound; readAt: number; ahead: number };

async function readRound(accountId: number): Promise<ReadRound> {
  const readAt = Date.now();
  const round = await callApi("GET /rounds");
  const read = { round, readAt, ahead: Math.round((readAt + Date.now()) / 2 - Date.parse(round.at)) };
  await writeKept(nameOf(accountId), read).catch(() => undefined);
  return read;
}

const nameOf = (accountId: number) => `round of ${accountId}`;

/** What was sent long ago is not shown any more. */
async function forgetSent(): Promise<void> {
  const old = (await allUnsent()).filter(
    ({ state, sentAt = 0 }) => state === "sent" && Date.now() - sentAt > TAKE_BACK_MS,
  );
  if (old.length > 0) await removeUnsent(old.map(({ seq }) => seq));
}

/** Everything as it should be. */
const ALL_NORMAL = Object.fromEntries(SIGN_NAMES.map((name) => [name, SIGNS[name][0]])) as Partial<ObservationRequest>;

/** The round of today as it is on this device, and what is done on it: kept here first, then sent. */
export function useDailyRound() {
  const { accountId } = useSession();
  const unsent = useUnsent();
  const live = useQuery({
    queryKey: ["GET /rounds"],
    queryFn: () => readRound(accountId),
    refetchInterval: READ_AGAIN_MS,
    refetchOnReconnect: "always",
    staleTime: 0,
  });
  const kept = useQuery({
    queryKey: ["kept round", accountId],
    queryFn: async () => (await readKept<ReadRound>(nameOf(accountId)).catch(() => undefined)) ?? null,
    staleTime: "static",
  });
  useEffect(() => void forgetSent().catch(() => undefined), []);

  const read = live.data ?? (live.isError || unsent.isOffline ? kept.data : undefined) ?? undefined;
  const text = animalsTexts().rounds;
  const shown = read && unsent.items ? withUnsent(read.round, unsent.items, read.readAt) : undefined;

  async function keep(deeds: readonly Deed[]): Promise<void> {
    try {
      await keepUnsent(accountId, deeds);
    } catch {
      return notifyError(text.notKept);
    }
    void sendUnsent().catch(() => undefined);
  }

  /** The shelter's day now: this device's clock may be wrong, and it is never before the day of the list. */
  function day(): string {
    const now = shelterDayOf(new Date(Date.now() - (read?.ahead ?? 0)));
    return read && now < read.round.on ? read.round.on : now;
  }

  const observation = (animal: ShownAnimal, about: string, seen: Omit<ObservationRequest, "on">): Deed => ({
    call: "POST /animals/:id/observations",
    params: { id: animal.id },
    body: { ...seen, on: day() },
    about: text.about(animal.name, about),
    animalId: animal.id,
  });

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
    query: {
      data: shown,
      isError: live.isError && !kept.isPending && !kept.data,
      error: live.error,
      refetch: live.refetch,
    },
    isKept: read !== undefined && read !== live.data,
    readAt: read && new Date(read.round.at),
    isOld: read !== undefined && read.round.on < day(),
    clockIsOff: Math.abs(read?.ahead ?? 0) > WRONG_BY_MS ? (read?.ahead ?? 0) : 0,
    observe: (animal: ShownAnimal, about: string, seen: Omit<ObservationRequest, "on">) =>
      keep([observation(animal, about, seen)]),
    allNormal: (animals: readonly ShownAnimal[]) =>
      keep(animals.map((animal) => observation(animal, text.allNormal, ALL_NORMAL as Omit<ObservationRequest, "on">))),
    forget: (animal: ShownAnimal) =>
      takeBack(animal.seen?.seq, (sent) => {
        const id = (sent?.answer as { id: number } | undefined)?.id ?? animal.seen?.id;
        if (id === undefined) return undefined;
        const about = text.about(animal.name, text.seenTakenBack);
        return { call: "DELETE /observations/:id", params: { id }, about, animalId: animal.id };
      }),
    confirmBatch: (animal: ShownAnimal, { kind }: ShownDose, batch: string) =>
      keep([
        {
          call: "POST /treatments/confirm-batch",
          body: { kindId: kind.id, batch },
          about: text.batchAbout(kind.name, batch),
          animalId: animal.id,
        },
      ]),
    give: (
      animal: ShownAnimal,
      { done: _done, ...dose }: ShownDose,
      how: { batch?: string; result?: "negative" | "positive" | "unclear" } = {},
    ) =>
      keep([
        {
          call: "POST /treatments/give",
          body: { treatmentIds: [dose.id], on: day(), ...how },
          about: text.about(animal.name, text.given(dose.kind.name)),
          animalId: animal.id,
          shown: { doses: [dose] },
        },
      ]),
    skip: (animal: ShownAnimal, { done: _done, ...dose }: ShownDose, reason: string) =>
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
    ungive: (animal: ShownAnimal, dose: ShownDose) =>
      takeBack(dose.done?.seq, () => ({
        call: "POST /treatments/undo",
        body: { treatmentIds: [dose.id] },
        about: text.about(animal.name, text.takenBack(dose.kind.name)),
        animalId: animal.id,
      })),
    move: (animal: ShownAnimal, unitId: number | null, unit: string) =>
      keep([
        {
          call: "PUT /animals/:id/unit",
          params: { id: animal.id },
          body: { unitId, saw: { unitId: animal.unitId } },
          about: text.about(animal.name, text.moved(unit)),
          animalId: animal.id,
        },
      ]),
  };
}
export type DailyRoundWork = ReturnType<typeof useDailyRound>;
