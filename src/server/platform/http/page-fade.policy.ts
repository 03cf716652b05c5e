import { createHash } from "node:crypto";
import { PAGE_FADE } from "../../../contract/platform/page-fade.ts";

/** What names the one inline style of public pages in their policy. */
export const PAGE_FADE_SOURCE = `'sha256-${createHash("sha256").update(PAGE_FADE).digest("base64")}'`;
