import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import { beginSession } from "../../../src/server/accounts/session.store.ts";
import type { TestApp } from "./app.ts";

type Cookies = Record<string, string>;

/** A browser at the front door: keeps its cookies and sends the XSRF token with every write. */
export class Client {
  readonly #shelter: TestApp;
  readonly cookies: Cookies;
  /** The languages that this browser prefers, as `Accept-Language`; none unless a test says so. */
  language: string | undefined;

  constructor(shelter: TestApp, cookies: Cookies = {}) {
    this.#shelter = shelter;
    this.cookies = cookies;
  }

  get = (url: string) => this.#send({ method: "GET", url });
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
  const session = await beginSession(shelter.db, accountId, shelter.clock.now());
  return new Client(shelter, { session });
}
