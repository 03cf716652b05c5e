/** What an own shelter does first, on the dashboard (rules §12). */
export const firstSteps = {
  title: "First steps",
  explanation: "What makes this shelter yours. Each step ticks itself when it is done.",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: "All done. You can hide this list now.",
  done: "Done:",
  open: "To do:",
  steps: {
    logo: {
      title: "Add your logo",
      brings: "Visitors recognise you on every page, on contracts and on forms.",
      action: "Choose the logo",
    },
    hours: {
      title: "Say when you are open",
      brings: "Every page then tells visitors whether they can come today.",
      action: "Add the hours",
    },
    rooms: {
      title: "Say which rooms you have",
      brings: "The board then shows who lives where, and the round goes past every unit.",
      action: "Add rooms",
    },
    rules: {
      title: "Switch on the rules for vaccinations and cures",
      brings:
        "Say there who your vet is, and the usual ones are on. Until then nothing is planned and the list of doses stays empty.",
      action: "Say who your vet is",
    },
    import: {
      title: "Bring in the animals that you have",
      brings: "From another system or your own table; you see what becomes of every row before anything is written.",
      action: "Import a file",
    },
    animal: {
      title: "Show the first animal",
      brings: "Visitors can meet it and apply for it at once. A stray in its hold is not shown to them yet.",
      action: "Take it in",
    },
    mail: {
      title: "Send a letter to yourself",
      brings: "Then you know that adopters get their letters.",
      action: "Send the letter",
    },
    payments: {
      title: "Take donations online",
      brings: "Visitors pay by card or bank transfer, and PayU pays it out to you.",
    },
    backup: {
      title: "Make a backup every week",
      brings: "Whatever happens to this computer, nothing is lost.",
      action: "See the backups",
    },
    secondFactor: {
      title: "Prepare your second factor",
      brings:
        "At your next sign-in we ask for more than the password: a passkey, or a code of an app on your phone. Set it up now, in peace.",
      action: "Set it up",
    },
    colleagues: {
      title: "Invite your colleagues",
      brings: "With an account each, you can see who did what.",
      action: "Add a colleague",
    },
  },
  mail: {
    noServer:
      "No mail server is set yet, so letters wait in the outbox. Stop the program and start it with the server’s address, like this: {command}",
    taken: (recipient: string, answer: string) =>
      `The mail server took the letter to ${recipient}. Look into your mailbox. It said: ${answer}`,
    refused: (answer: string) => `The mail server did not take the letter. It said: ${answer}`,
    failed: "The letter could not be sent.",
    lastTaken: "Last taken on {at}.",
  },
  payments: {
    none: "Start the program with PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET and PAYU_SECOND_KEY set; you find the four values in your PayU account.",
    test: "So far donations are only practised here: no money moves.",
  },
  backup: {
    last: "Last backup on {at}.",
    old: "The last backup is from {at}: older than a week.",
  },
  visit: "See your pages",
  hide: "Hide this list",
  hidden: "The list is hidden. You find it again in the settings.",
  show: "Show on the dashboard",
  shown: "The first steps are on the dashboard.",
  showExplanation:
    "Logo, hours, rooms, rules, first animals, letters, donations, backup, colleagues: what is done, and what is left.",
  changeFailed: "Operation failed.",
};
