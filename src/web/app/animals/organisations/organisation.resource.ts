import { IconHeartHandshake } from "@tabler/icons-react";
import type { ORGANISATIONS } from "../../../../contract/animals/organisations.ts";
import { staffResource } from "../../platform/kit/staff-resource.ts";
import { animalsTexts } from "../texts.ts";

/** Organisations in the administration. */
export const ORGANISATION = staffResource<typeof ORGANISATIONS>("organisations", "organisation", {
  icon: IconHeartHandshake,
  place: "office",
  text: () => animalsTexts().organisations,
});
