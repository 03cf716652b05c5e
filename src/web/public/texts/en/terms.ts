/** The terms of service (rules §9). */
export const terms = {
  title: "Terms of Service",
  description: "The rules for using the shelter’s site: accounts, applications for animals, contracts and donations.",
  lead: "A few rules, in plain words, so that we can rely on each other.",
  whoWeAre: {
    title: "Who we are",
    text: (shelter: string, address: string, email: string) =>
      `This site is run by ${shelter}${address && `, ${address}`}. Using it is free. You can reach us at ${email}.`,
  },
  others: [
    {
      title: "Your account",
      text: [
        "Please give your real name and address: an adoption contract stands on them. Keep your password to yourself, and tell us if you think somebody else knows it. One account is for one person. You can close it at any time on the page My Profile.",
      ],
    },
    {
      title: "Applying for an animal",
      text: [
        "An application is a request, not a promise from either side. Several people may apply for the same animal, and we decide with its welfare in mind; we may say no, and you may withdraw at any time until the contract is accepted.",
        "What we write about animals is what we know today, in good faith. Animals can change, and may behave differently in a new home.",
      ],
    },
    {
      title: "The contract",
      text: [
        "An adoption is complete when you accept the contract in your account. What it says then holds between us; you can download it for your records.",
      ],
    },
    {
      title: "Donations",
      text: [
        "Donations are voluntary. You make them once, or every month until you end it, and pay them through PayU under its own terms. You receive nothing for them but our thanks. If you made a mistake, write to us soon, and we will find a way.",
      ],
    },
    {
      title: "Please do not",
      text: [
        "Send us false statements or other people’s data without their consent, disturb the site, or try to reach what is not meant for you. We may close accounts that do so.",
      ],
    },
    {
      title: "What we answer for",
      text: [
        "We take good care of this site, and still it may be out of reach or contain a mistake at times. We answer for damage as the law prescribes. Polish law applies; if you are a consumer, the protection of the law where you live stays yours.",
      ],
    },
    {
      title: "Changes",
      text: ["If these terms change, the new text stands here with its date. What was agreed before stays as it was."],
    },
  ],
};
