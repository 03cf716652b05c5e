import { IconMailbox } from "@tabler/icons-react";
import type { NEWS as CONTRACT_NEWS } from "../../../../contract/outreach/news.ts";
import { staffResource } from "../../platform/kit/staff-resource.ts";
import { outreachTexts } from "../texts.ts";

/** News in the administration (spec §2.3, §8). */
export const NEWS = staffResource<typeof CONTRACT_NEWS>("news", "news", {
  icon: IconMailbox,
  place: "first",
  text: () => outreachTexts().news,
});
