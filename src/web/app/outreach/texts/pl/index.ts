export { messages } from "./messages.ts";
export { news } from "./news.ts";
export { newsletters } from "./newsletters.ts";
