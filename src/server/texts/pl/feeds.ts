import type { Written } from "../../../contract/texts/catalog.ts";
import type { feeds as english } from "../en/feeds.ts";

export const feeds: Written<typeof english> = {
  animals: {
    title: (shelter) => `${shelter}: zwierzęta, które czekają na dom`,
    description: "Zwierzęta, które przyjechały ostatnio i są do adopcji.",
  },
  news: { title: (shelter) => `${shelter}: aktualności`, description: "Co nowego w schronisku." },
};
