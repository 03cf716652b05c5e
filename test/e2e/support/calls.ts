import type { Page, Request, Route } from "@playwright/test";

/**
 * Plays the server for one call, so that its failures can be seen as well.
 * @param path of the call, under /api
 * @param answers one for each time that it is called, the last one for all further times
 * @returns what was sent, in its order
 */
export async function answerCalls(
  page: Page,
  path: string,
  ...answers: ((route: Route) => Promise<void>)[]
): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(`**/api${path}`, async (route) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(route.request());
    await answer?.(route);
  });
  return sent;
}

/** An answer with a body. */
export const answer =
  (status: number, body: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** An answer as the server gives it when it refuses (rules §1). */
export const refusal = (status: number, message: string, errors?: { field: string; errors: string[] }[]) =>
  answer(status, { status, title: "", message, errors, requestId: "0" });

/** No answer: the line is dead. */
export const deadLine = (route: Route) => route.abort("connectionfailed");
