/** Who can sign in to the demonstration, and what each account shows (decisions §8). The start prints them. */
export const DEMO_ACCOUNTS = [
  { email: "admin@shelter.example", role: "admin" },
  { email: "employee@shelter.example", role: "employee, main caretaker of a group" },
  { email: "user@shelter.example", role: "user" },
] as const;

/** The password of all three. */
export const DEMO_PASSWORD = "shelter-demo";
