import { documentLanguage } from "../../document-language.ts";
import { xsrfToken } from "../../xsrf-token.ts";

/** A response: the status is 0 if there was none, the body is empty if it had none. */
export type Answer = { status: number; body: Record<string, unknown> };

/**
 * Sends fields as JSON, with the value of the XSRF cookie in a header (spec §7).
 * @param token by default the current value; pass the value at page load to prevent a request in the name of somebody who
 * has signed in since
 */
export async function send(endpoint: string, fields: object, method = "POST", token = xsrfToken()): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method,
      credentials: "include",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "accept-language": documentLanguage(),
        "x-xsrf-token": token,
      },
      body: JSON.stringify(fields),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) ?? {} };
  } catch {
    return { status: 0, body: {} };
  }
}
