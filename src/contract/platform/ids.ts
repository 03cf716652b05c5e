/** An id is a positive 32-bit integer; anything else in an address answers 404 (rules §1). */
export const MAX_ID = 2_147_483_647;

/** @returns whether a number may be the id of a record */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= MAX_ID;
