// Without schemas: screens need these words, and would load Zod with them.

/** Why an animal in care is not at home yet: one answer on each day (docs/decisions/0085). */
export const WAIT_PHASES = [
  "hold",
  "quarantine",
  "treatment",
  "exam",
  "profile",
  "unpublished",
  "unasked",
  "staff",
  "adopter",
  "appointment",
  "contract",
  "foster",
] as const;
export type WaitPhase = (typeof WAIT_PHASES)[number];

/** The phases in which an animal only waits for us. */
export const NEEDLESS_PHASES = ["exam", "profile", "unpublished", "staff"] as const satisfies readonly WaitPhase[];

/** @returns whether a day of this phase only waited for us */
export const isNeedlessPhase = (phase: WaitPhase): boolean => (NEEDLESS_PHASES as readonly WaitPhase[]).includes(phase);

/** @returns all phases, those that only wait for us first */
export const needlessFirst = (): WaitPhase[] => [
  ...NEEDLESS_PHASES,
  ...WAIT_PHASES.filter((phase) => !isNeedlessPhase(phase)),
];
