import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A fake browser document with the session of account 7. */
const cookieDocument = (token: string) => ({
  cookie: `theme=dark; XSRF-TOKEN=${token}; other=1`,
  documentElement: { lang: "en" },
  getElementById: () => ({ textContent: '{"accountId":7}' }),
});
// Whose document it is, is read when the module is loaded: other files of this worker have loaded it without a document.
vi.stubGlobal("document", cookieDocument("a%2Fb"));
vi.resetModules();
await import("../../../support/texts.ts");
const { isSigningIn, reloadForNewOwner } = await import("../../../../src/web/app/platform/api.ts");
const { callApi, callUnchecked } = await import("../../../../src/web/app/platform/calls.ts");
const { queryClient } = await import("../../../../src/web/app/platform/query-client.ts");

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
const answer = (status: number, body?: unknown) =>
  fetched.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), { status }));
const sent = () => fetched.mock.calls[0]?.[1] as RequestInit & { headers: Record<string, string> };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", cookieDocument("a%2Fb"));
  vi.stubGlobal("location", { pathname: "/user_page/adoptions/7", search: "?page=2", assign, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("cached data after a write", () => {
  const isStale = () =>
    queryClient
      .getQueryCache()
      .find({ queryKey: ["/animals"] })
      ?.isStale();
  beforeEach(() => queryClient.setQueryData(["/animals"], []));
  afterEach(() => queryClient.clear());

  it.each([
    ["is stale if it succeeded", 200, true],
    ["is stale if it conflicted with the present state", 409, true],
    ["stays fresh if its fields were invalid", 400, false],
  ])("%s", async (_what, status, stale) => {
    answer(status, {});
    await callApi("POST /adoptions/:id/withdraw", { params: { id: 7 } }).catch(() => {});
    expect(isStale()).toBe(stale);
  });

  it("is stale if there was no response, because the write may have happened", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await callApi("DELETE /news/:id", { params: { id: 3 } }).catch(() => {});
    expect(isStale()).toBe(true);
  });

  it("stays fresh after a read, and after a write that affects nothing else", async () => {
    answer(200, {});
    await callApi("GET /animals/:id", { params: { id: 7 } });
    answer(200, {});
    await callApi("PUT /adoptions/:id/questionnaire/draft", {
      params: { id: 7 },
      body: { answers: [], version: 0 },
      reload: "never",
    });
    expect(isStale()).toBe(false);
  });

  it("is reloaded where it is shown, before the write resolves", async () => {
    const load = vi.fn().mockResolvedValueOnce("before").mockResolvedValueOnce("after");
    const { QueryObserver } = await import("@tanstack/react-query");
    const shown = new QueryObserver(queryClient, { queryKey: ["/shown"], queryFn: load });
    const leave = shown.subscribe(() => {});
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe("before"));
    answer(200, {});
    await callApi("PUT /animals/:id", { params: { id: 7 }, body: { name: "Figa" } });
    expect(shown.getCurrentResult().data).toBe("after");
    leave();
  });
});

describe("a call to the server", () => {
  it("uses /api and the session cookie, and returns JSON", async () => {
    answer(200, { totalCount: 3 });
    expect(await callApi("GET /adoptions/me", { query: { page: 2, q: undefined } })).toEqual({ totalCount: 3 });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/adoptions/me?page=2");
    expect(sent().credentials).toBe("include");
    expect(sent().headers["x-xsrf-token"]).toBeUndefined();
  });

  it.each(["POST", "PUT", "PATCH"])("sends the XSRF token and its body as JSON: %s", async (method) => {
    answer(200, {});
    await callUnchecked(`${method} /users/me`, { body: { name: "Ewa" } });
    expect(sent().headers["x-xsrf-token"]).toBe("a/b");
    expect(sent().headers["content-type"]).toBe("application/json");
    expect(sent().body).toBe('{"name":"Ewa"}');
  });

  it("sends no content type without a body, which the server would refuse", async () => {
    answer(200, {});
    await callApi("POST /adoptions/:id/withdraw", { params: { id: 7 } });
    expect(sent().headers["content-type"]).toBeUndefined();
    expect(sent().headers["x-xsrf-token"]).toBe("a/b");
  });

  it("returns undefined for a 204", async () => {
    answer(204);
    expect(await callApi("DELETE /news/:id", { params: { id: 3 } })).toBeUndefined();
  });

  it("throws the server's message", async () => {
    answer(409, { status: 409, message: "This adoption has moved on in the meantime." });
    await expect(callApi("POST /adoptions/:id/withdraw", { params: { id: 7 } })).rejects.toMatchObject({
      status: 409,
      message: "This adoption has moved on in the meantime.",
    });
  });

  it("throws an error without a status if there was no response", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(callApi("GET /animals")).rejects.toMatchObject({ status: undefined, message: "" });
  });

  it("goes to the login, with the way back, if the session is over", async () => {
    answer(401, { message: "Unauthorized" });
    const after = vi.fn();
    callApi("GET /adoptions/:id", { params: { id: 7 } }).then(after, after);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign).toHaveBeenCalledWith("/login?after=session&redirect=%2Fuser_page%2Fadoptions%2F7%3Fpage%3D2");
    expect(after).not.toHaveBeenCalled();
    expect(isSigningIn()).toBe(true);
  });
});

describe("a page whose session has changed", () => {
  it("sends the call if the same person has a new token", async () => {
    vi.stubGlobal("document", cookieDocument("renewed"));
    answer(200, { accountId: 7 });
    answer(200, {});
    await callApi("PUT /users/me", { body: { name: "Ewa" } });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/auth/me", "/api/users/me"]);
    expect(fetched.mock.calls[1]?.[1].headers).toMatchObject({ "x-xsrf-token": "renewed" });
    answer(200, {});
    await callApi("PUT /users/me", { body: { name: "Ewa" } });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("sends nothing in the name of somebody else, and reloads", async () => {
    vi.stubGlobal("document", cookieDocument("wanda"));
    answer(200, { accountId: 8 });
    const after = vi.fn();
    callApi("PUT /users/me", { body: { name: "Joanna" } }).then(after, after);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/auth/me"]);
    expect(after).not.toHaveBeenCalled();
    expect(isSigningIn()).toBe(true);
  });

  it("asks again who is signed in if the token changes meanwhile", async () => {
    vi.stubGlobal("document", cookieDocument("joanna"));
    fetched.mockImplementationOnce(async () => {
      vi.stubGlobal("document", cookieDocument("wanda"));
      return new Response('{"accountId":7}', { status: 200 });
    });
    answer(200, { accountId: 8 });
    callApi("PUT /users/me", { body: { name: "Joanna" } });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("reloads when it becomes visible, but not if there is no response", async () => {
    vi.stubGlobal("document", cookieDocument("wanda"));
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await reloadForNewOwner();
    expect(reload).not.toHaveBeenCalled();
    answer(200, { accountId: 8 });
    reloadForNewOwner();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
