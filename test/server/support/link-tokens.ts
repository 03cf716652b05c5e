import type { LinkPurpose } from "../../../src/contract/platform/outbox.ts";
import { linkTo, makeToken } from "../../../src/server/platform/mail/link.store.ts";
import type { TestApp } from "./app.ts";

/** A token as a letter gets when it is sent. @param about the id of what the link is about @param address of the recipient */
export async function tokenOfLink(
  { db, clock, deps }: TestApp,
  purpose: Exclude<LinkPurpose, "confirm email" | "reset password">,
  about: number,
  address = "",
): Promise<string> {
  const token = await makeToken({ db, clock }, await linkTo({ db, clock }, purpose, about), {
    key: deps.signingKey,
    address,
  });
  return token ?? "";
}
