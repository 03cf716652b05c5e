/** Applying for an animal (spec §2.5). */
export const apply = {
  title: "Adoption Application",
  letterHint: "Tell us about your home, who lives there, and why you would like to adopt.",
  draftHint: "What you type is kept in this browser tab until you send it.",
  noProfile: "We couldn't find your user profile. Please complete it first.",
  done: "Application submitted successfully! You can track progress in your adoptions.",
  goToAdoptions: "Go to My Adoptions",
  /** For a person who is too young to apply. */
  adult: {
    title: "An adult of your household has to apply.",
    explanation:
      "Thank you for wanting to give a home. A contract needs an adult, so please ask your parents or guardians to make an account and write to us. You are welcome on every visit.",
    from: (day: string) => `You can apply yourself from ${day}.`,
  },
  otherAnimals: "Meet the other animals",
  readAbout: (animal: string) => `Read about ${animal} in a new tab`,
  seeAdoption: "See Your Adoption",
  seeAdoptionLabel: (animal: string) => `See Your Adoption ${animal}`,
};
