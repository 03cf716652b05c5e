/** In this order in every row of the table below. */
export const PEOPLE = ["visitor", "user", "otherUser", "employee", "assignee", "mainCaretaker", "admin"] as const;
export type Who = (typeof PEOPLE)[number];

/** Rows that many operations share, by name. */
export const NAMED = {
  anybody: "200 200 200 200 200 200 200",
  "signed in": "401 200 200 200 200 200 200",
  staff: "401 403 403 200 200 200 200",
  // Staff are let in with a body that says nothing, and told so.
  "staff refused": "401 403 403 400 400 400 400",
  "removed by staff": "401 403 403 204 204 204 204",
  "removed by admin": "401 403 403 403 403 403 204",
  admin: "401 403 403 403 403 403 200",
  // Let in with an address of nothing.
  "absent to admin": "401 403 403 403 403 403 404",
  "admin refused": "401 403 403 403 403 403 400",
  "moved by staff": "401 403 404 404 200 200 200",
  // The first of the staff deletes it; to the others it is gone.
  "deleted by staff": "401 403 403 204 404 404 404",
  // Allowed, but the adoption stands elsewhere.
  "too soon for staff": "401 403 404 404 409 409 409",
  "too soon for all staff": "401 403 403 409 409 409 409",
  "too soon for adopter": "401 409 404 404 403 403 403",
  // The bodies that are sent there do not fit, which is said after the door.
  "refused to anybody": "400 400 400 400 400 400 400",
  // Without https there are no passkeys.
  "no passkeys here": "409 409 409 409 409 409 409",
  // `:accountId` is the user's.
  "own user": "401 200 403 403 403 403 403",
  // Nothing has the address.
  absent: "404 404 404 404 404 404 404",
  "absent to staff": "401 403 403 404 404 404 404",
  "absent to signed in": "401 404 404 404 404 404 404",
  "signed in refused": "401 400 400 400 400 400 400",
  // A link of a letter leads on to a page.
  "led on": "303 303 303 303 303 303 303",
  // Staff have none of their own.
  "users alone": "401 200 200 403 403 403 403",
} as const;

/** What people are answered at an address, by method: the name of a row, or the row. */
export type Table = Readonly<Record<string, Readonly<Record<string, keyof typeof NAMED | `${number} ${string}`>>>>;
