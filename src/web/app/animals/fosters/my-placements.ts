import { apiQuery } from "../../platform/calls.ts";

/** The animals of the shelter that live with this person, and those that did. */
export const myPlacements = apiQuery("GET /placements/me");
