export const userArea = {};
