import { ADMIN } from "./adoptions.ts";

/** Headers by whose name they are for: cookies, and the token that every write brings. */
export type People = Readonly<Record<"visitor" | "admin", Readonly<Record<string, string>>>>;

/** Meets a visitor, and signs an admin in. @returns what requests in their names bring */
export async function meetPeople(origin: string): Promise<People> {
  const first = await fetch(`${origin}/api/animals?pageSize=1`);
  const visitor = cookiesOf(first);
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { ...headersOf(visitor), "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}.`);
  return { visitor: headersOf(visitor), admin: headersOf({ ...visitor, ...cookiesOf(answer) }) };
}

function cookiesOf(answer: Response): Record<string, string> {
  const pairs = answer.headers.getSetCookie().map((cookie) => (cookie.split(";")[0] ?? "").split("=", 2));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
}

const headersOf = (cookies: Record<string, string>) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; "),
  "x-xsrf-token": cookies["XSRF-TOKEN"] ?? "",
});
