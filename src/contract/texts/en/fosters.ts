/** What foster families send in (rules §14). */
export const fosters = {
  nothingSent: "Write a note or choose a photo.",
  answer: "A photo is accepted or declined, a note is read.",
  reportNotFound: "This is not there, or somebody has looked at it already.",
  answered: "Somebody has answered this already.",
  beforePlacement: "The day cannot be before the animal came to you.",
  /** @param day as YYYY-MM-DD */
  weighedByShelter: (day: string) => `The shelter weighed the animal on ${day} already.`,
  tooManyWaiting: "We have not looked at what you sent before. Please wait a little.",
  hasAnimal: (animal: string) => `${animal} lives with this person for the shelter. Record first that it is back.`,
};
