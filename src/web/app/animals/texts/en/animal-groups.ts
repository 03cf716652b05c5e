import { plural } from "../../../../../contract/texts/plural.ts";

/** Animal groups and their caretakers in the administration (spec §2.6; rules §3). */
export const animalGroups = {
  search: "Search groups...",
  empty: "There are no groups yet.",
  noMatch: "No groups match your search.",
  add: "Add Group",
  deleted: "Deleted groups",
  columns: { group: "Group", animals: "Animals", caretakers: "Caretakers" },
  fields: { animals: "Animals" },
  animalsHint: "An animal that is chosen here leaves the group that it was in.",
  animalCount: (count: number) => plural.en(count, { one: "1 animal", other: `${count} animals` }),
  caretakerCount: (count: number) => plural.en(count, { one: "1 caretaker", other: `${count} caretakers` }),
  noAnimals: "This group has no animals.",
  caretakers: {
    title: "Caretakers",
    none: "Nobody cares for this group yet.",
    employee: "Employee",
    main: "Main",
    isMain: (employee: string) => `${employee} is the main caretaker`,
    addForm: "Add a caretaker",
    remove: "Remove",
    removeLabel: (employee: string) => `Remove ${employee}`,
    removeAsk: "Remove this caretaker?",
  },
};
