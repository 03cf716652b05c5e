export { donations } from "./donations.ts";
export { gifts } from "./gifts.ts";
export { monthlyGifts } from "./monthly-gifts.ts";
export * from "./start.ts";
