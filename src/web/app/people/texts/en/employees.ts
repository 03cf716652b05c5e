/** Employees in the administration (spec §2.6). */
export const employees = {
  search: "Search Employee...",
  empty: "There are no employees yet. Add the people who work here: each signs in with an account of their own.",
  noMatch: "No employees match.",
  deleted: "Deleted employees",
  descriptionAndPerks: "Description and perks",
  jobTitleOfAdmin: (jobTitle: string) => `${jobTitle}, admin`,
  newPasswordHint: "Twelve characters or more; tell it this person, who can change it in their profile",
  passwordHint: "leave blank to keep",
  adminHint: "Manages employees, caretakers and decisions on resumes",
  ownAccount: "Your own email and password are changed in My Profile.",
  photo: {
    label: "Photo",
    hint: "Made smaller before it is sent",
    choose: "Choose a picture",
    clear: "Take the chosen picture away",
  },
};
