/** The first start of an own shelter: its refusals (rules §12). */
export const setup = {
  code: "Please type the code from the program’s window.",
  wrongCode: "This is not the code from the program’s window, or it is too old. Start the program again for a new one.",
  tooMany: "Too many wrong codes. Wait a quarter of an hour, or start the program again for a new code.",
  password: "Password is required.",
  firstName: "Name is required.",
  surname: "Surname is required.",
  jobTitle: "Shelter manager",
};
