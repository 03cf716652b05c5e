/** The accounts of the demonstration (rules §8). `npm start` prints them with their roles. */
export const DEMO_ACCOUNTS = [
  { email: "admin@shelter.example", role: "admin" },
  { email: "employee@shelter.example", role: "employee, main caretaker of a group" },
  { email: "user@shelter.example", role: "user" },
] as const;

/** The password of all three. */
export const DEMO_PASSWORD = "shelter-demo";
