/** Exports of everything about the animals: the letter to admins, the failures, and the file that explains the others. */
export const dataExport = {
  failures: {
    diskFull: "The disk is full. Make room on it, then try again.",
    unexpected: "Something went wrong on the server. Try again.",
  },
  letter: {
    subject: "Somebody takes all animals' data along",
    text: (by: string, shelter: string) =>
      `${by} has started an export of everything about the animals of ${shelter}: their stays, treatments and pictures, and the names, addresses and phone numbers of the people who brought or took them.`,
    stranger:
      "If that was not agreed, end this person's sessions by setting a new password, and find out who has the file. It can be downloaded for 24 hours.",
    button: "See the exports",
  },
  readMe: (shelter: string) => `# Export of ${shelter}

Everything about the animals and what happened to them. It names people: keep it where nobody else reads it, and delete it when it is no longer needed.

- Tables are CSV: UTF-8, commas, days as 2026-11-20, times in UTC. Numbers in columns that end in \`_id\` lead from one table to the other.
- Where a spreadsheet would take a text for a formula, an apostrophe stands before it.
- \`animals.csv\` has the animals with their texts; \`stays.csv\` each time that one came and left, \`register.csv\` its numbers in the register; \`placements.csv\` foster homes, trials and vets, \`reports.csv\` what foster homes have sent; \`holds.csv\`, \`moves.csv\` (boxes), \`weights.csv\`, \`chips.csv\`, \`treatments.csv\`, \`observations.csv\`, \`notes.csv\` (rounds); \`adoptions.csv\` with \`people.csv\`; \`units.csv\`, \`places.csv\` and \`lists.csv\` the house and its lists; \`photos.csv\` what is said of the pictures in \`photos\`; \`attachments.csv\` and \`files\` what is attached to animals and treatments; \`profiles.csv\` when an animal was offered.
- \`asm3/asm3.csv\` has the same animals in the layout of ASM3, which other programs bring in, too. It says less.
- Not in it: accounts and passwords, money, letters, news, appointments, files on people, and settings. A backup (\`npm run backup\`) has all of these.

This program brings the file in as it is: choose it under Import.
`,
};
