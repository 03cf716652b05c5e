/** The search over everything. */
export const search = {
  placeholder: "Name, phone, chip, unit, task…",
  hint: "Type at least two letters.",
  loading: "Looking…",
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  failed: "The search failed.",
  groups: {
    recent: "Looked at last",
    deeds: "Do",
    pages: "Pages",
    units: "Units",
    locations: "Locations",
    animals: "Animals",
    people: "People",
    employees: "Employees",
    adoptions: "Adoptions",
  },
  /** Before the name of an animal. */
  moveWords: "move moving",
  moveOne: (animal: string) => `Move ${animal}`,
  /** What kind of record it is. */
  adoption: "Adoption",
  /** What can be done from anywhere; other names are those of the screens. `words` are further ones that people may type. */
  deeds: {
    names: {
      takeIn: "Take in an animal",
      give: "Give doses",
      move: "Move an animal",
      addAdoption: "Add Adoption",
      walk: "Go on the daily round",
      waiting: "See what each animal waits for",
      print: "Print kennel cards",
      council: "Print the figures for the council",
      addUnits: "Add units or a location",
    },
    words: {
      takeIn: "intake arrival stray found new animal",
      give: "treatments vaccinate vaccine deworm tablet medicine round due",
      move: "housing board unit box kennel cage",
      walk: "walk round past feeding observe check rounds",
      waiting: "waiting list why not at home stay",
      print: "print kennel cards paper sheet label",
      council: "print council report statistics figures commune year month inspection",
      addAnimal: "new dog cat",
      addAdoption: "new application adopter apply counter",
      addUnits: "new kennel box room cage building capacity close retire",
      addEmployee: "new colleague staff account",
      addGroup: "new caretakers",
      addNewsletter: "new write letter subscribers send",
    },
  },
};
