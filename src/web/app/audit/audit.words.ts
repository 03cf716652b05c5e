import type { AuditEntry } from "../../../contract/audit.ts";

/** @returns who did it; somebody whose account is gone or who failed to sign in has no name */
export function whoText({
  actorFullName,
  actorAccountId,
}: Pick<AuditEntry, "actorFullName" | "actorAccountId">): string {
  if (actorFullName) return actorFullName;
  return actorAccountId === null ? "Nobody signed in" : `Account ${actorAccountId}`;
}

/** @returns the details in one line, as 'fields: name, city; role: admin' */
export function detailsText(details: AuditEntry["details"]): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : plain(value)}`)
    .join("; ");
}

const plain = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
