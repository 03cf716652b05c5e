import type { Written } from "../../../../contract/texts/catalog.ts";
import type { news as english } from "../en/news.ts";

export const news: Written<typeof english> = {};
