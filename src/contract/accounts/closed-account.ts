/** Replaces the name of a person who has closed their account. */
export const CLOSED_NAME = { name: "Closed", surname: "account" } as const;

/** The same as a full name. */
export const CLOSED_FULL_NAME = `${CLOSED_NAME.name} ${CLOSED_NAME.surname}`;
