/** What animals wait for (decision 0085). */
export const waiting = {
  notInCare: "This animal is not in the shelter's care.",
  noteRequired: "Please write what was decided.",
  /** What a day waits for. */
  phases: {
    hold: "Legal hold",
    quarantine: "Quarantine",
    treatment: "Illness or treatment",
    exam: "Not seen by a vet",
    profile: "No photo or story",
    unpublished: "Not offered",
    unasked: "Nobody has asked",
    staff: "Our step in an adoption",
    adopter: "The adopter’s step",
    appointment: "A visit is dated",
    contract: "A contract to sign",
    foster: "Foster home",
  },
};
