import type { LifeItem, LifeKind } from "../../../../contract/animals/life.ts";

/** What the time line is filtered by. */
export const LIFE_GROUPS = ["health", "stay", "adoption", "appointments", "notes"] as const;
export type LifeGroup = (typeof LIFE_GROUPS)[number];

const GROUP_OF: Readonly<Record<LifeKind, LifeGroup>> = {
  intake: "stay",
  outcome: "stay",
  reopened: "stay",
  hold: "stay",
  placement: "stay",
  unit: "stay",
  adoption: "adoption",
  appointment: "appointments",
  weight: "health",
  chip: "health",
  treatment: "health",
  observation: "health",
  fosterReport: "notes",
  roundNote: "notes",
};

/** @returns the group of an entry of the time line */
export const groupOf = ({ kind }: LifeItem): LifeGroup => GROUP_OF[kind];

/** @returns a group by its name in an address, or undefined */
export const groupNamed = (name: string | null): LifeGroup | undefined => LIFE_GROUPS.find((group) => group === name);
