import type { AreaRetention } from "../parts/retention/kept-kind.ts";
import { KEPT_MESSAGES, WAITING_FOR_AN_ANSWER } from "./messages/message.retention.ts";

/** What people wrote to the shelter. */
export const OUTREACH_RETENTION: AreaRetention = {
  kinds: { messages: KEPT_MESSAGES },
  inProcess: WAITING_FOR_AN_ANSWER,
};
