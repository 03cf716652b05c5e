import { z } from "zod";
import { Id, Instant } from "../platform/shared.ts";

/** An adopted animal that is still here: its adoption, and the time at which the adopter comes, if one was agreed. */
export const ToBeFetched = z
  .object({ adoptionId: Id, startsAt: Instant.nullable() })
  .meta({ id: "ToBeFetched", description: "adopted, and waits to be fetched" });
export type ToBeFetched = z.infer<typeof ToBeFetched>;
