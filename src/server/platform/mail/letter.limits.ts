import { createHash } from "node:crypto";
import { emailKey } from "../../../contract/platform/email.ts";
import type { System } from "../../database/context.ts";
import { countUse, Throttled } from "../http/throttle.ts";
import { type Letter, queueLetter, queueUnreadLetter } from "./letter.queue.ts";

/** A mailbox as it is counted: nobody can read the address from it, and the count outlives a closed account. */
const mailboxOf = (address: string): string => createHash("sha256").update(emailKey(address)).digest("hex");

/**
 * Queues a letter that a person could have sent to a stranger's mailbox again and again, as by asking for a new password; in
 * the transaction of what the person does. A mailbox gets five of a kind a day, from all accounts together (rules §6).
 * @param kind what is counted together
 * @returns its id; undefined when the mailbox has had enough, and there is no letter
 */
export async function queueCounted(system: System, kind: string, letter: Letter): Promise<number | undefined> {
  if (!(await mayWrite(system, kind, letter.to))) return undefined;
  return queueLetter(system.db, letter);
}

/** Counts a letter of a kind that is queued elsewhere. @returns whether the mailbox may get it */
export async function mayWrite(system: System, kind: string, to: string): Promise<boolean> {
  try {
    await countUse(system, { kind: "letter", of: kind, email: mailboxOf(to) });
    return true;
  } catch (refusal) {
    if (refusal instanceof Throttled) return false;
    throw refusal;
  }
}

/**
 * Queues a letter about what a person does with their account. Until the person has confirmed that the mailbox is theirs,
 * these letters are counted; after that nobody else can cause them, and all are sent.
 */
export async function queueForPerson(
  system: System,
  kind: string,
  { emailConfirmed }: { emailConfirmed: boolean },
  letter: Letter,
): Promise<void> {
  if (emailConfirmed) await queueUnreadLetter(system.db, letter);
  else await queueCounted(system, kind, letter);
}
