export const newsletters = {};
