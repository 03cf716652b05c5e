/** Taking along everything about the animals (rules §18). */
export const dataExport = {
  notFound: "Export not found.",
  notYet: "The file is still being made.",
  gone: "This file is not kept any more. Make a new export.",
};
