/** What is seen of animals on the rounds (rules §14). */
export const observations = {
  notFound: "This observation is not there any more.",
  nothing: "Say what you saw: at least one thing, a weight, a note or a photo.",
  value: "Choose one of the values.",
  /** What it is about, where its value follows. */
  signs: { ate: "Ate", drank: "Drank", stool: "Stool", mood: "Mood", weight: "Weight" },
  /** What was seen, in short: on a button, and after what it is about. */
  values: {
    ate: { all: "all", some: "some", none: "nothing" },
    drank: { normal: "normal", little: "little", much: "much", none: "nothing" },
    stool: { normal: "normal", soft: "soft", diarrhoea: "diarrhoea", none: "none" },
    mood: { bright: "bright", quiet: "quiet", anxious: "anxious", aggressive: "aggressive" },
  },
};
