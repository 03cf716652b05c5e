import sharp from "sharp";
import type { SignedIn } from "../../src/server/base/actor.ts";
import { type DatabaseAddress, withClient } from "../../test/support/postgres.ts";
import type { Version } from "./other-version.ts";
import { ADMIN, PICTURE } from "./rows.ts";
import { startProduct } from "./shelter.ts";

/** A version of the product that runs on a filled database. It is used by HTTP alone, which all versions understand. */
export type OpenVersion = {
  product: string;
  /** of a browser in which the admin has signed in before */
  visitorHeaders: Record<string, string>;
  adminHeaders: Record<string, string>;
  admin: SignedIn;
  /** the newest animal on show, and a photo of it with its file */
  animal: number;
  photo: number;
  adoptions: Adoptions;
  /** gives out adoptions that can be moved, each once */
  nextAdoption: () => number;
  /** the processes that work for it: its own, and those of its database connections */
  processes: () => Promise<number[]>;
};

/** The adoptions that can be moved: they are of these animals in turn, the last animal first. */
export type Adoptions = {
  firstAdoption: number;
  lastAnimal: number;
  animals: number;
  /** the last one of the last animal: so many come before it that no request takes it */
  last: { adoption: number; animal: number };
};

/** Starts a version on a database with the data of the bench. @param version this one, unless it is given */
export async function openVersion(
  database: DatabaseAddress,
  home: string,
  stack: AsyncDisposableStack,
  version?: Version,
): Promise<OpenVersion> {
  const { product, pid } = await startProduct(database, home, stack, version);
  const rowOf = <Row>(sql: string) => withClient(database, async (client) => (await client.query(sql)).rows[0] as Row);
  await rowOf("vacuum analyze");
  const strangerCookies = cookiesOf(await fetch(`${product}/api/auth/me`));
  const adminCookies = await signIn(product, headersOf(strangerCookies));
  const adminHeaders = headersOf(adminCookies);
  // The browser that signs in has done so before, as most have.
  const visitorHeaders = headersOf(new Map([...strangerCookies, ...deviceOf(adminCookies)]));
  const { items } = await (await fetch(`${product}/api/animals?pageSize=1`)).json();
  const animal: number = items[0].id;
  const photo = await addPhoto(product, animal, adminHeaders);
  const ids = await rowOf<{ accountId: number; personId: number }>(
    `select account_id as "accountId", id as "personId" from employees where is_admin`,
  );
  const adoptions = await rowOf<Adoptions>(ADOPTIONS);
  let next = adoptions.firstAdoption;
  return {
    product,
    visitorHeaders,
    adminHeaders,
    admin: {
      role: "admin",
      ...ids,
      name: "Anna",
      surname: "Kowalska",
      language: "en",
      emailConfirmed: true,
      passwordByStaff: false,
      sessionId: "",
    },
    animal,
    photo,
    adoptions,
    nextAdoption: () => next++,
    processes: async () => {
      const { pids } = await rowOf<{ pids: number[] | null }>(
        "select array_agg(pid) as pids from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      return [pid, ...(pids ?? [])];
    },
  };
}

const ADOPTIONS = `
  select min(id) as "firstAdoption", max(animal_id) as "lastAnimal", count(distinct animal_id)::int as animals,
    (select json_build_object('adoption', max(id), 'animal', max(animal_id)) from adoptions
     where animal_id = (select max(animal_id) from adoptions)) as last
  from adoptions`;

async function signIn(product: string, visitor: Record<string, string>): Promise<Cookies> {
  const answer = await fetch(`${product}/api/auth/login`, {
    method: "POST",
    headers: { ...visitor, "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}.`);
  return cookiesOf(answer);
}

type Cookies = ReadonlyMap<string, string>;

/** The cookie by which a browser is known; earlier versions give none. */
const deviceOf = (cookies: Cookies) => [...cookies].filter(([name]) => name === "device");

const cookiesOf = (answer: Response): Cookies =>
  new Map(
    answer.headers.getSetCookie().map((cookie) => (cookie.split(";")[0] ?? "").split("=", 2) as [string, string]),
  );

const headersOf = (cookies: Cookies) => ({
  cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
  "x-xsrf-token": decodeURIComponent(cookies.get("XSRF-TOKEN") ?? ""),
});

/** Adds a photo to an animal, and requests it once, so that its file is made. @returns its id */
async function addPhoto(product: string, animal: number, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${product}/api/animals/${animal}`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ photos: [{ base64: (await drawPhoto()).toString("base64"), name: "soft.jpg" }] }),
  });
  if (!answer.ok) throw new Error(`A photo was answered ${answer.status}: ${await answer.text()}`);
  const { photos } = await answer.json();
  const { id } = photos.at(-1);
  await fetch(`${product}/photos/${id}?w=640`, { headers: PICTURE });
  return id;
}

/** @returns a JPEG of soft noise, 1600 × 1200, as detailed as a photograph */
function drawPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 100 };
  const canvas = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#fff", noise } });
  return canvas.blur(2.5).jpeg({ quality: 90 }).toBuffer();
}
