/** The intake of an animal that the shelter does not know yet (rules §14). */
export const intake = {
  name: "Name or number",
  ifKnown: "If known already",
  ageHint: "Roughly, in whole years; under one is 0",
  chip: "Microchip",
  chipHint: "Scan or type it; empty means none was found",
  holdForOwner: (until: string) => `Hold it for its owner until ${until}`,
  retakePhoto: "Take another photo",
  removePhoto: "Remove the photo",
  photoTaken: "The photo that was taken",
  save: "Take in",
  saveAndMate: "Take in and add another of the litter",
  mateHint: "Begins the next one with how, when and where they came in, the kind, the age and the unit.",
  doneOfLitter: (animal: string) => `${animal} is in the shelter. Now the next of the litter.`,
  done: (animal: string) => `${animal} is in the shelter.`,
  failed: "The intake could not be saved.",
};
