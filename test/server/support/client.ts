import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import { beginSession } from "../../../src/server/accounts/sessions/session.store.ts";
import type { TestApp } from "./app.ts";

type Cookies = Record<string, string>;

/** A browser at the front door: keeps its cookies and sends the XSRF token with every write. */
export class Client {
  readonly #shelter: TestApp;
  readonly cookies: Cookies;
  /** The languages that this browser prefers, as `Accept-Language`; none unless a test says so. */
  language: string | undefined;
  /** Whose session it has, since when, and the one that it has while the test's clock shows an earlier day. */
  #signedIn: { accountId: number; at: Date; token: string; earlier?: { at: Date; token: string } } | undefined;

  constructor(shelter: TestApp, cookies: Cookies = {}) {
    this.#shelter = shelter;
    this.cookies = cookies;
  }

  /** Begins a session of this account. */
  async signIn(accountId: number): Promise<void> {
    const at = this.#shelter.clock.now();
    this.#signedIn = { accountId, at, token: await beginSession(this.#shelter.db, accountId, at) };
    this.#take(this.#signedIn.token);
  }

  #take(token: string): void {
    if (token === this.cookies.session) return;
    this.cookies.session = token;
    delete this.cookies["XSRF-TOKEN"];
  }

  /** A test that sets its clock back means an earlier day, not a clock that was wrong: who is signed in stays so. */
  async #staySignedIn(): Promise<void> {
    const own = this.#signedIn;
    const { session } = this.cookies;
    if (!own || session === undefined || ![own.token, own.earlier?.token].includes(session)) return;
    const now = this.#shelter.clock.now();
    if (now >= own.at) return this.#take(own.token);
    if (own.earlier?.at.getTime() !== now.getTime())
      own.earlier = { at: now, token: await beginSession(this.#shelter.db, own.accountId, now) };
    this.#take(own.earlier.token);
  }

  get = async (url: string): Promise<Response> => {
    await this.#staySignedIn();
    return this.#send({ method: "GET", url });
  };
  post = (url: string, payload?: object, headers?: Record<string, string>) =>
    this.#write("POST", url, payload, headers);
  put = (url: string, payload?: object, headers?: Record<string, string>) => this.#write("PUT", url, payload, headers);
  patch = (url: string, payload?: object) => this.#write("PATCH", url, payload);
  delete = (url: string) => this.#write("DELETE", url);

  async #write(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ): Promise<Response> {
    await this.#staySignedIn();
    // Every answer brings the token, and this one reads nothing.
    if (!this.cookies["XSRF-TOKEN"]) await this.get("/api/nothing");
    const headers = { ...more, "x-xsrf-token": this.cookies["XSRF-TOKEN"] ?? "" };
    return this.#send({ method, url, headers, ...(payload && { payload }) });
  }

  async #send(options: InjectOptions): Promise<Response> {
    const headers = { ...options.headers, ...(this.language !== undefined && { "accept-language": this.language }) };
    const response = await this.#shelter.app.inject({ ...options, headers, cookies: this.cookies });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || value === "" || (expires && expires.getTime() <= 0);
      if (isGone) delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return response;
  }
}

/** Somebody who is not signed in. */
export const visitor = (shelter: TestApp): Client => new Client(shelter);

/** Somebody signed in with this account. */
export async function signedInAs(shelter: TestApp, accountId: number): Promise<Client> {
  const client = new Client(shelter);
  await client.signIn(accountId);
  return client;
}
