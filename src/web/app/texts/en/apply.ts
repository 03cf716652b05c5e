/** Applying for an animal (spec §2.5). */
export const apply = {
  title: "Adoption Application",
  animal: "Animal",
  animalsFailed: "Failed to load available animals.",
  letter: "Application letter",
  letterHint: "Tell us about your home, who lives there, and why you would like to adopt.",
  draftHint: "What you type is kept in this browser tab until you send it.",
  submit: "Submit Application",
  failed: "Failed to submit application.",
  noProfile: "We couldn't find your user profile. Please complete it first.",
  done: "Application submitted successfully! You can track progress in your adoptions.",
  goToAdoptions: "Go to My Adoptions",
  otherAnimals: "Meet the other animals",
  readAbout: (animal: string) => `Read about ${animal} in a new tab`,
  seeAdoption: "See Your Adoption",
  seeAdoptionLabel: (animal: string) => `See Your Adoption ${animal}`,
};
