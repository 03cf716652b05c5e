/** The search over everything. */
export const find = {
  open: "Find anything",
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
  /** What kind of record it is. */
  adoption: "Adoption",
  /** What can be done from anywhere; other names are those of the screens. `words` are further ones that people may type. */
  deeds: {
    names: {
      takeIn: "Take in an animal",
      give: "Give doses",
      move: "Move an animal",
      addAdoption: "Add Adoption",
      addUnits: "Add units or a location",
    },
    words: {
      takeIn: "intake arrival stray found new animal",
      give: "treatments vaccinate vaccine deworm tablet medicine round due",
      move: "housing board unit box kennel cage",
      addAppointment: "new vet visit doctor plan book",
      addTask: "new todo note remind reminder job for somebody",
      addAnimal: "new dog cat",
      addAdoption: "new application walk-in adopter apply",
      addResource: "new stock store food medicine toy",
      addNews: "new article write post publish",
      addJob: "new vacancy offer work",
      addUnits: "new kennel box room cage building capacity close retire",
      addEmployee: "new colleague staff account",
      addGroup: "new caretakers",
      addNewsletter: "new write letter subscribers send",
    },
  },
};
