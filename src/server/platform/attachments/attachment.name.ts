import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentType } from "../../../contract/platform/attachments.ts";
import { beginningOf } from "../../../contract/platform/whole-text.ts";
import { otherName } from "./attachment.refusal.ts";

/** Characters that no name of a file has: control characters and those that nobody sees or that turn the line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Windows allows none of these, and slashes lead to other folders. */
const FORBIDDEN = /[<>:"|?*]/g;
const ENDING = /\.([a-z][a-z0-9]{0,9})$/i;

/**
 * The name under which a file is kept: the last part of a path, one line, at most 200 characters, and with its ending.
 * @throws HttpProblem 415 when the ending says something else than the content
 */
export function cleanName(given: string, type: AttachmentType): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const line = last.replace(UNSEEN, "").replace(FORBIDDEN, "_").replace(/\s+/g, " ").trim();
  const name = line.replace(/^\.+/, "").replace(/[. ]+$/, "");
  const endings: readonly string[] = ATTACHMENT_TYPES[type];
  const ending = ENDING.exec(name)?.[1];
  if (ending !== undefined && !endings.includes(ending.toLowerCase())) throw otherName(`.${ending}`, type);
  const base = ending === undefined ? name : name.slice(0, -ending.length - 1);
  const end = `.${ending ?? endings[0]}`;
  return beginningOf(base.trim() || "file", ATTACHMENT_LIMITS.name - end.length) + end;
}

/** `Content-Disposition` with the name in full for today's browsers, and in plain letters for all others (RFC 6266, 5987). */
export function disposition(how: "inline" | "attachment", name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%]/g, "_");
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${full}`;
}
