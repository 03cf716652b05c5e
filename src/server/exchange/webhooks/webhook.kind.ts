import type { StoredStatus } from "../../../contract/animals/animals.ts";
import type { WebhookEvent } from "../../../contract/exchange/webhook-events.ts";

/** What has become of an animal: its status before and after; null where there is none, or it is deleted. */
export type Became = {
  was: StoredStatus | null;
  became: StoredStatus | null;
  /** Whether visitors had ever seen it. */
  wasKnown: boolean;
  isShown: boolean;
};

const isOffered = (status: StoredStatus | null) => status === "Available" || status === "Reserved";

/** @returns what programs are told of it (docs/api.md); undefined when it is nothing for them */
export function kindOf({ was, became, wasKnown, isShown }: Became): WebhookEvent | undefined {
  if (was === became) return undefined;
  if (became === "Reserved") return "animal.reserved";
  if (became === "Adopted") return wasKnown || isShown ? "animal.adopted" : undefined;
  if (became === "Left") return was === null ? undefined : "animal.left";
  if (was === "Adopted" && became !== null) return wasKnown ? "animal.returned" : undefined;
  if (became === "Available") return "animal.published";
  return isOffered(was) ? "animal.unpublished" : undefined;
}
