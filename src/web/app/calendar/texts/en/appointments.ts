/** Appointments: list and form (spec §2.6). */
export const appointments = {
  search: "Search Appointment...",
  noneUpcoming: "No appointments from today on.",
  showPast: "Past appointments",
  times: { upcoming: "From today on", past: "Past", all: "All" },
  noMatch: "No appointments match.",
  /** Further words by which people look for the form that adds one. */
  words: "new vet visit doctor plan book",
  recordTitle: (animal: string, day: string) => `Appointment of ${animal} on ${day}`,
  purpose: "Purpose of a Visit",
  columns: { date: "Date", service: "Service" },
  form: {
    animalsFailed: "Failed to load animals.",
    serviceType: "Service type",
    serviceTypesFailed: "Error loading service types.",
    moment: "Date and time",
    momentHint: "By the shelter’s clock.",
    clash: (animal: string, from: string, until: string) => `${animal}, ${from}–${until}.`,
    nextFree: "Next free:",
  },
};
