import type { Db } from "../../../src/server/database/pool.ts";
import { PUBLIC_URL, type TestApp } from "../support/app.ts";
import { aVisitor } from "../support/people.ts";

type Found = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
};

/** The letters to an address, the oldest first. */
export const lettersTo = (db: Db, email: string): Promise<Found[]> =>
  db
    .selectFrom("letters")
    .select(["id", "recipient", "subject", "text", "html", "unsubscribe_url"])
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();

/** The address of the link in a letter, without the site. @param call as `confirm` */
export function linkIn(letter: { text: string } | undefined, call: "confirm" | "unsubscribe"): string {
  const [found = ""] = new RegExp(`${PUBLIC_URL}/api/newsletters/${call}\\?token=\\S+`).exec(letter?.text ?? "") ?? [];
  return found.slice(PUBLIC_URL.length);
}

/** Subscribes as a visitor does, from an own network address if one is given. @param language of the page */
export async function subscribe(shelter: TestApp, emailAddress: unknown, remoteAddress = "127.0.0.1", language = "en") {
  const { cookies } = await shelter.app.inject("/api/animals?pageSize=1");
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  return shelter.app.inject({
    method: "POST",
    url: "/api/newsletters",
    remoteAddress,
    cookies: { "XSRF-TOKEN": token },
    headers: { "x-xsrf-token": token, "accept-language": language },
    payload: { emailAddress },
  });
}

/** Subscribes and opens the link of the letter. @returns the subscriber's id */
export async function subscribeWhole(shelter: TestApp, email: string): Promise<number> {
  await subscribe(shelter, email);
  const letter = (await lettersTo(shelter.db, email)).at(-1);
  await aVisitor(shelter).get(linkIn(letter, "confirm"));
  const { id } = await shelter.db
    .selectFrom("newsletter_subscribers")
    .select("id")
    .where("email_address", "=", email)
    .where("confirmed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return id;
}
