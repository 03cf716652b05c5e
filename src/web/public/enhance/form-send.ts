/** What the server answered: a status, 0 when there was no answer, and the body, empty when there was none. */
export type Answer = { status: number; body: Record<string, unknown> };

/**
 * Sends a form's fields as JSON, with the XSRF cookie's value in its header (spec §7).
 * @param token what the cookie had when the page was made, where nothing may be sent in the name of whoever came later
 */
export async function send(endpoint: string, fields: object, method = "POST", token = xsrfToken()): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method,
      credentials: "include",
      headers: { "content-type": "application/json", accept: "application/json", "x-xsrf-token": token },
      body: JSON.stringify(fields),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) ?? {} };
  } catch {
    return { status: 0, body: {} };
  }
}

/** The readable cookie's value, which every write brings back (spec §7). */
export function xsrfToken(): string {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith("XSRF-TOKEN="));
  return decodeURIComponent(cookie?.slice("XSRF-TOKEN=".length) ?? "");
}
