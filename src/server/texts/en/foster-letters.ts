/** To who takes an animal home for the shelter (rules §14). */
export const fosterLetters = {
  subject: (animal: string) => `${animal} comes to stay with you`,
  begin: (animal: string) =>
    `Thank you for taking ${animal} home. ${animal} lives with you now and stays in the shelter's care: food, vet and decisions are our part, time and a quiet corner are yours.`,
  trial: (animal: string) =>
    `${animal} comes to you on trial. Take your time to get to know each other; at the end you tell us whether ${animal} stays, and nothing is decided before.`,
  /** @param day as YYYY-MM-DD */
  dueBack: (animal: string, day: string) => `We expect to hear from you about ${animal} by ${day}.`,
  send: (animal: string) =>
    `On the page of ${animal} in your area you can send us weights, photos and notes, whenever you like. We look at photos before anybody else sees them.`,
  /** @param phone empty while the shelter's record has none */
  call: (phone: string) => `If something worries you, ${phone ? `call us at once: ${phone}` : "tell us at once"}.`,
  button: "Open the page",
};
