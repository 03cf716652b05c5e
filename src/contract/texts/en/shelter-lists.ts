import { plural } from "../plural.ts";

const stays = (count: number) => plural.en(count, { one: `${count} stay`, other: `${count} stays` });

const animals = (count: number) => plural.en(count, { one: `${count} animal`, other: `${count} animals` });

/** The records that have a value of a list. */
const users = {
  "attribute-types": animals,
  colours: animals,
  "service-types": (count: number) => plural.en(count, { one: `${count} appointment`, other: `${count} appointments` }),
  "resource-types": (count: number) => plural.en(count, { one: `${count} resource`, other: `${count} resources` }),
  "intake-subtypes": stays,
  "intake-reasons": stays,
  "outcome-subtypes": stays,
  "outcome-reasons": stays,
};

/** The lists that the shelter edits (rules §12). */
export const shelterLists = {
  nameRequired: "Name is required.",
  nameTaken: "This name is in the list already, perhaps among the retired ones.",
  notFound: "This value is not in the list any more.",
  isUsed: (list: keyof typeof users, name: string, count: number) =>
    `“${name}” cannot be deleted: ${users[list](count)} ${count === 1 ? "has" : "have"} it. Retire it instead: it stays there, and is not offered any more.`,
  types: "This list does not know such a type. Choose from those that it offers.",
  order: "Name every value that is offered, each of them once.",
  isLast: "This is the last one that can be chosen. Add another one first.",
  isFull: (most: number) => `A list offers at most ${most} values. Retire or delete one first.`,
};
