/** The shelter's settings (rules §12). */
export const settings = {
  explanation: "Whose shelter this is: pages, letters and papers follow at once.",
  preview: { title: "As visitors see it", button: "A button", hours: "Opening hours" },
  sections: {
    identity: "Name and numbers",
    contact: "Address and contact",
    hours: "Opening hours",
    look: "Logo and colour",
    social: "Elsewhere on the net",
    languages: "Languages and time",
    rules: "Rules of the shelter",
    safety: "Safety of accounts",
  },
  handoverOf: { whenFetched: "When it is handed over", atContract: "With the contract" },
  secondFactorOf: { nobody: "Nobody has to", admins: "Admins", staff: "All staff" },
  history: {
    title: "History",
    change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    nothing: "nothing",
  },
  demonstration: {
    title: "Leave the demonstration",
    explanation:
      "Takes out the animals, people, adoptions and everything else that was invented. What you have added yourself stays, with what belongs to it.",
    open: "Take out the demonstration",
    hint: "This cannot be undone. Make a backup first if you are not sure.",
    confirm: (name: string) => `Type the shelter’s name to confirm: ${name}`,
    done: "The demonstration is gone. Welcome to your own shelter.",
    failed: "The demonstration could not be taken out.",
  },
};
