/** Links to papers about animals (rules §14). */
export const papers = {
  cards: "Print kennel cards (A5)",
  cardsFourOnASheet: "Four on a sheet of A4",
  card: "Kennel card (PDF)",
  poster: "Poster (PDF)",
  history: "Medical history (PDF)",
  ofYear: "Papers of a year",
  year: "Year",
  council: "For the council (PDF)",
  inspection: "Figures for the veterinary inspection (PDF)",
  register: "Register of animals (PDF)",
  registerPart: (from: number, until: number) => `Register of animals, numbers ${from} to ${until} (PDF)`,
};
