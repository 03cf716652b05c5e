export const donations = {};
