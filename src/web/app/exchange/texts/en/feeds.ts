/** Where the animals and the news can be shown besides the shelter's own pages. */
export const feeds = {
  explanation:
    "Everything here is public and shows what visitors of your pages see, always as it is now. An animal that goes home is gone from all of it at once.",
  embed: {
    title: "On another website",
    explanation:
      "One line shows your animals on any other site: of a friend, a vet or the town. It sets no cookie and counts nobody.",
    type: "Animals",
    allTypes: "Dogs and cats",
    types: { Dog: "Dogs only", Cat: "Cats only" },
    limit: "How many",
    theme: "Colours",
    themes: { auto: "As the visitor prefers", light: "Light", dark: "Dark" },
    language: "Language",
    ofPage: "Of the page around it",
    line: "The line to paste",
    lineHint: "It belongs where the animals shall stand; several may stand on one page.",
    preview: "What it shows",
  },
  addresses: {
    title: "For portals and programs",
    explanation: "Whoever runs a portal or another program needs one of these addresses, and no password.",
    names: {
      animalsJson: "Animals as JSON",
      animalsCsv: "Animals as a table",
      animalsRss: "New animals as RSS",
      newsRss: "News as RSS",
      petfinder: "Petfinder",
      adoptAPet: "Adopt-a-Pet: the animals",
      adoptAPetMap: "Adopt-a-Pet: the map of the columns",
    },
    about: {
      animalsJson:
        "For your own site or a developer: every fact that visitors see, with the addresses of pages and pictures.",
      animalsCsv: "CSV for Excel, LibreOffice or a mailing.",
      animalsRss: "For readers of news, and for services that post by themselves what is new.",
      newsRss: "The articles of your news page.",
      petfinder: "The file in the layout of Petfinder, with animals on hold, found and just adopted.",
      adoptAPet: "The file pets.csv in their layout, which has no line with names.",
      adoptAPetMap: "The file import.cfg that belongs to it.",
    },
  },
};
