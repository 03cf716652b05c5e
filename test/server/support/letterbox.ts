import { fillLink } from "../../../src/server/platform/mail/letter.links.ts";
import { PUBLIC_URL, type TestApp } from "./app.ts";

type Found = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
};

/** The letters to an address as they would be sent now, the oldest first. */
export async function lettersTo({ db, clock, deps: { signingKey } }: TestApp, email: string): Promise<Found[]> {
  const letters = await db
    .selectFrom("letters")
    .select(["id", "recipient", "subject", "text", "html", "unsubscribe_url as unsubscribeUrl", "link_id as linkId"])
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();
  return Promise.all(letters.map(async (letter) => (await fillLink({ db, clock, signingKey }, letter)) ?? letter));
}

/** The address of the link in a letter, without the site. @param call as `confirm` */
export function linkIn(letter: { text: string } | undefined, call: "confirm" | "end"): string {
  const [found = ""] = new RegExp(`${PUBLIC_URL}/api/newsletters/${call}\\?token=\\S+`).exec(letter?.text ?? "") ?? [];
  return found.slice(PUBLIC_URL.length);
}

/** Presses the button of the page that a letter's link leads to: a form of the browser. */
export const press = ({ app }: TestApp, link = "") => app.inject({ method: "POST", url: link });

/** Sends a form of the public pages as a new visitor does. @param from the network address and the page's language */
export async function postFrom(
  { app }: TestApp,
  url: string,
  payload: object,
  { remoteAddress = "127.0.0.1", language = "en" } = {},
) {
  const { cookies } = await app.inject("/api/animals?pageSize=1");
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = { "x-xsrf-token": token, "accept-language": language };
  return app.inject({ method: "POST", url, remoteAddress, cookies: { "XSRF-TOKEN": token }, headers, payload });
}

/** Subscribes as a visitor does, from an own network address if one is given. @param language of the page */
export const subscribe = (shelter: TestApp, emailAddress: unknown, remoteAddress?: string, language?: string) =>
  postFrom(shelter, "/api/newsletters", { emailAddress }, { remoteAddress, language });

/** Subscribes and opens the link of the letter. @returns the subscriber's id */
export async function subscribeWhole(shelter: TestApp, email: string): Promise<number> {
  await subscribe(shelter, email);
  const letter = (await lettersTo(shelter, email)).at(-1);
  await press(shelter, linkIn(letter, "confirm"));
  const { id } = await shelter.db
    .selectFrom("newsletter_subscribers")
    .select("id")
    .where("email_address", "=", email)
    .where("confirmed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return id;
}
