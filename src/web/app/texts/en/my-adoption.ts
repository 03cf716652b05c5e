export const myAdoption = {};
