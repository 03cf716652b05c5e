import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ObservationRequest, SIGN_NAMES, SIGNS } from "../../../../contract/animals/observations.ts";
import type { DailyRound } from "../../../../contract/animals/rounds.ts";
import { callApi } from "../../platform/calls.ts";
import { useSession } from "../../platform/session.ts";
import { shelterDayOf } from "../../platform/shelter-day.ts";
import { allUnsent, type Deed, readKept, removeUnsent, writeKept } from "../../platform/unsent/unsent.store.ts";
import { animalsTexts } from "../texts.ts";
import type { DoseWork } from "../treatments/dose-deeds.tsx";
import { useDoses } from "../treatments/use-doses.ts";
import { type ShownAnimal, withUnsent } from "./daily-round.ts";

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
  const { accountId, name, surname } = useSession();
  const doses = useDoses();
  const { unsent, keep, takeBack } = doses;
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
  const shown =
    read && unsent.items ? withUnsent(read.round, unsent.items, read.readAt, `${name} ${surname}`) : undefined;

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

  return {
    unsent,
    said: doses.said,
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
    doses: {
      ...doses,
      batches: shown?.batches ?? [],
      // What waits here may be sent after the day on which its batch was confirmed.
      give: (given, how) => doses.give(given, { ...how, on: day() }),
    } satisfies DoseWork,
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
