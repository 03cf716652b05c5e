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

/** The letter after something of a gift was given back. */
export const refundLetter = {
  subject: "Your gift was given back",
  whole: (amount: string) =>
    `We have given back your gift of ${amount}. It takes some days until your bank shows it. Thank you for thinking of our animals.`,
  part: (back: string, gift: string) =>
    `We have given back ${back} of your gift of ${gift}. It takes some days until your bank shows it. Thank you for helping our animals.`,
  /** For a payment of a monthly gift that has not ended. */
  goesOn: "Your monthly gift goes on. If it should not, end it with one click.",
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
  /** Beside what a gift is for; the amount of its row is what has stayed. */
  refunded: (amount: string) => `${amount} of it were given back`,
  sum: "Sum",
  test: "Test payments are among them: no money has moved.",
  note: "The list has what was paid online while signed in to the shelter’s site. Transfers from a bank are on the bank’s own statement.",
};
