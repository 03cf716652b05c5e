import { pathOf } from "../../../call-path.ts";
import { queryClient } from "../query-client.ts";
import { currentSession } from "../session.ts";
import { type KeptAnswer, requestKept } from "./kept-request.ts";
import { allUnsent, removeUnsent, type Unsent, updateUnsent } from "./unsent.store.ts";

/** Where there is no answer by then, it is sent again later. */
const PATIENCE_MS = 20_000;
const AGAIN_AFTER_MS = 15_000;

/** What holds the sending up; undefined while nothing does. */
export type HeldUp = Exclude<KeptAnswer["is"], "done" | "refused">;
let heldUp: HeldUp | undefined;
export const whatHoldsUp = (): HeldUp | undefined => heldUp;

const LOCK = "unsent";
let last: Promise<unknown> = Promise.resolve();

/** Runs work while nothing is being sent, in this tab and, where browsers can, in the others. */
export function whileNothingIsSent<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<T>;
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

const isMine = ({ accountId }: Unsent): boolean => accountId === currentSession()?.accountId;

const send = ({ call, params, body, key }: Unsent): Promise<KeptAnswer> =>
  requestKept({
    method: call.slice(0, call.indexOf(" ")),
    address: pathOf(call, params),
    body,
    key,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/**
 * Sends what this person has kept, in its order, each until it is answered. A refused one stays with its reason, and the
 * next goes on; where nobody answers, all wait.
 * @returns how many were done
 */
async function sendAll(): Promise<number> {
  let done = 0;
  const tried = new Set<number>();
  for (;;) {
    const next = (await allUnsent()).find((item) => item.state === "waiting" && isMine(item) && !tried.has(item.seq));
    if (!next) return done;
    tried.add(next.seq);
    const answer = await send(next);
    if (answer.is === "done") {
      done += 1;
      heldUp = undefined;
      await updateUnsent(next.seq, { state: "sent", sentAt: Date.now(), answer: answer.answer });
    } else if (answer.is === "refused") {
      heldUp = undefined;
      await updateUnsent(next.seq, { state: "refused", refusal: answer.message });
    } else {
      heldUp = answer.is;
      await updateUnsent(next.seq, {});
      return done;
    }
  }
}

let isAsked = false;

/** Sends what waits. Asked again meanwhile, it looks once more afterwards. */
export async function sendUnsent(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const done = await whileNothingIsSent(() => {
    isAsked = false;
    return sendAll();
  }).finally(() => {
    isAsked = false;
  });
  if (done > 0) await queryClient.invalidateQueries();
}

let isStarted = false;

/** Sends what waits now, when there is signal again, and every few seconds; once for each document. */
export function startSendingUnsent(): void {
  if (isStarted) return;
  isStarted = true;
  const trySending = () => void sendUnsent().catch(() => undefined);
  addEventListener("online", trySending);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && trySending());
  setInterval(async () => {
    const waits = (await allUnsent().catch(() => [])).some((item) => item.state === "waiting" && isMine(item));
    if (waits) trySending();
  }, AGAIN_AFTER_MS);
  trySending();
}

/** Sends a refused one again. */
export async function tryAgain(seq: number): Promise<void> {
  await updateUnsent(seq, { state: "waiting", refusal: "" });
  await sendUnsent();
}

/**
 * Takes a write off this device, unless it has been sent meanwhile.
 * @returns the write as it was sent, if it was
 */
export const discardUnsent = (seq: number): Promise<Unsent | undefined> =>
  whileNothingIsSent(async () => {
    const item = (await allUnsent()).find((one) => one.seq === seq);
    if (item?.state === "sent") return item;
    if (item) await removeUnsent([seq]);
    return undefined;
  });
