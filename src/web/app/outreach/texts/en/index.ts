/** Texts of what the shelter and people write to each other. */
export { messages } from "./messages.ts";
export { news } from "./news.ts";
export { newsletters } from "./newsletters.ts";
