import type { Held } from "../../../contract/platform/held.ts";
import { adoptionsOf } from "../../adoption/adoption.personal-data.ts";
import type { Db } from "../../database/pool.ts";
import { exportAttachments } from "../../platform/attachments/attachment.queries.ts";

/** The files on a user and on their adoptions, for the export of personal data (rules §10). */
export const exportAttachmentsOf = async (db: Db, id: number): Promise<Held["attachments"]> =>
  exportAttachments(db, [{ kind: "user", id }, ...(await adoptionsOf(db, id))]);
