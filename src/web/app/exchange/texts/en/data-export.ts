import { plural } from "../../../../../contract/texts/plural.ts";

/** Taking along everything about the animals. */
export const dataExport = {
  places: { import: "Import", export: "Export" },
  explanation:
    "Take along everything about the animals in one file: for another system, for your own evaluations, or to be sure.",
  inIt: "What is inside",
  contents: [
    "every animal with its texts in all languages, its pictures and files, weights, chips, holds, boxes, treatments and observations",
    "every stay: how the animal came, how it left, and its number in the register",
    "the people who adopted or brought an animal, or had it at home: name, address, phone and e-mail",
    "all of it as CSV tables for spreadsheets and for this program, which brings them in again; the animals besides in the layout of ASM3, which other systems bring in",
  ],
  notInIt:
    "Not inside are accounts and passwords, money, letters, news, appointments, files on people and settings. A backup of the server has these.",
  file: "The file",
  make: "Make the file",
  makeNew: "Make a new file",
  start: "Start",
  startFailed: "The file could not be begun.",
  downloadFailed: "The file could not be downloaded.",
  sure: "The file names people. To be sure that it is you, enter your password. All admins get a letter that you have made it.",
  begins: "It begins in a moment.",
  doneOf: (done: number, total: number) => `${done} of ${total} rows and files`,
  mayLeave: "You can leave this page; the file will be here when you come back.",
  ready: (animals: number, stays: number, photos: number) =>
    `${plural.en(animals, { one: "1 animal", other: `${animals} animals` })}, ${plural.en(stays, { one: "1 stay", other: `${stays} stays` })} and ${plural.en(photos, { one: "1 picture or file", other: `${photos} pictures and files` })}.`,
  until: (moment: string) => `The file can be downloaded until ${moment}.`,
  download: (size: string) => `Download (${size})`,
  keepIt: "Keep it where nobody else reads it, and delete it when it is no longer needed.",
  expired: "The last file is not kept any more.",
  failed: "The file could not be made.",
  loadFailed: "Error loading exports.",
  earlier: "Earlier files",
  asked: "Asked for",
  states: {
    waiting: "Waits",
    running: "Is made",
    done: "Ready",
    failed: "Failed",
    expired: "Deleted",
  },
};
