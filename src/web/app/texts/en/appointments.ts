export const appointments = {};
