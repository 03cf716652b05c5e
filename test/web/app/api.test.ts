import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, isSigningIn } from "../../../src/web/app/api.ts";

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const assign = vi.fn<(address: string) => void>();
const answer = (status: number, body?: unknown) =>
  fetched.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), { status }));
const sent = () => fetched.mock.calls[0]?.[1] as RequestInit & { headers: Record<string, string> };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { cookie: "theme=dark; XSRF-TOKEN=a%2Fb; other=1" });
  vi.stubGlobal("location", { pathname: "/user_page/adoptions/7", search: "?page=2", assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("a call to the server", () => {
  it("goes under /api with the session's cookie and brings back JSON", async () => {
    answer(200, { totalCount: 3 });
    expect(await api.get("/adoptions/me?page=2")).toEqual({ totalCount: 3 });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/adoptions/me?page=2");
    expect(sent().credentials).toBe("include");
    expect(sent().headers["x-xsrf-token"]).toBeUndefined();
  });

  it.each(["post", "put", "patch"] as const)("carries the XSRF token and its body as JSON: %s", async (method) => {
    answer(200, {});
    await api[method]("/users/me", { name: "Ewa" });
    expect(sent().headers["x-xsrf-token"]).toBe("a/b");
    expect(sent().headers["content-type"]).toBe("application/json");
    expect(sent().body).toBe('{"name":"Ewa"}');
  });

  it("names no content type where there is no body, which the server would refuse", async () => {
    answer(200, {});
    await api.post("/adoptions/7/withdraw");
    expect(sent().headers["content-type"]).toBeUndefined();
    expect(sent().headers["x-xsrf-token"]).toBe("a/b");
  });

  it("has nothing to bring back from a 204", async () => {
    answer(204);
    expect(await api.delete("/news/3")).toBeUndefined();
  });

  it("throws what the server says", async () => {
    answer(409, { status: 409, message: "This adoption has moved on in the meantime." });
    await expect(api.post("/adoptions/7/withdraw")).rejects.toMatchObject({
      status: 409,
      message: "This adoption has moved on in the meantime.",
    });
  });

  it("throws an error without a status when no answer came", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(api.get("/animals")).rejects.toMatchObject({ status: undefined, message: "" });
  });

  it("goes to login and back here when the session is over", async () => {
    answer(401, { message: "Unauthorized" });
    const after = vi.fn();
    api.get("/adoptions/7").then(after, after);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign).toHaveBeenCalledWith("/login?redirect=%2Fuser_page%2Fadoptions%2F7%3Fpage%3D2");
    expect(after).not.toHaveBeenCalled();
    expect(isSigningIn()).toBe(true);
  });
});
