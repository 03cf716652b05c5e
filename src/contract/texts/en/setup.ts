/** The first start of an own shelter: its refusals (rules §12). */
export const setup = {
  code: "Please type the code that the console shows.",
  wrongCode: "This is not the code that the console shows, or it is too old. Start the product again for a new one.",
  tooMany: "Too many wrong codes. Wait a quarter of an hour, or start the product again for a new code.",
  password: "Password is required.",
  firstName: "Name is required.",
  surname: "Surname is required.",
  jobTitle: "Administrator",
};
