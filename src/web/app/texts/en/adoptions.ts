export const adoptions = {};
