import type { AreaWork } from "../parts/area-work.ts";
import type { WithKeys } from "../parts/keys/keys.ts";
import { forgetOldExports } from "./exports/export.commands.ts";
import { startExporting } from "./exports/export.job.ts";
import { forgetOldImports } from "./imports/import.commands.ts";
import { deleteLeftFiles } from "./imports/import.store.ts";
import { startImporting } from "./imports/work/import.job.ts";
import { forgetOldEvents, startWebhooks } from "./webhooks/webhook.job.ts";

export const EXCHANGE_WORK: AreaWork<WithKeys> = {
  cleanUps: [forgetOldImports, deleteLeftFiles, forgetOldExports, forgetOldEvents],
  workers: [startImporting, startExporting, startWebhooks],
};
