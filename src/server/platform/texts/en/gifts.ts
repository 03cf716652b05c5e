/** To who has given while signed in, once the money has arrived (rules §7). */
export const giftLetter = {
  subject: "Thank you for your gift",
  /** @param amount as it is written */
  arrived: (amount: string) => `Your gift of ${amount} has arrived. Thank you!`,
  forAll: "It helps where an animal needs it most: food, vaccines, operations, a warm bed.",
  /** @param purpose an animal's name, or what we collect for */
  meantFor: (purpose: string) =>
    `You gave it for: ${purpose}. That is what we use it for. If more comes in than is needed there, the rest helps the other animals.`,
  test: "This was a test: no money has moved.",
  button: "See your gifts",
};

/** The statement of a year, as PDF. */
export const giftStatement = {
  title: (year: number) => `Gifts in ${year}`,
  fileName: (year: number) => `gifts-${year}.pdf`,
  taxId: (number: string) => `Tax number ${number}`,
  registerId: (number: string) => `Register number ${number}`,
  giver: (fullName: string) => `Given by: ${fullName}`,
  confirm: "We confirm that these gifts have arrived. Thank you for each of them.",
  nothing: (year: number) => `No gift of yours arrived in ${year}.`,
  columns: { day: "Arrived", purpose: "For", order: "Payment", amount: "Amount" },
  allAnimals: "All animals",
  sum: "Sum",
  test: "Test payments are among them: no money has moved.",
  note: "The list has what was paid online while signed in to the shelter’s site. Transfers from a bank are on the bank’s own statement.",
};
