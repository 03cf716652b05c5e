import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceFavourites, joinDeviceFavourites, markOnDevice } from "../../src/web/device-favourites.ts";

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("favourites of a device", () => {
  test("are kept newest first, each once", () => {
    for (const id of [3, 5, 3]) expect(markOnDevice(id, true)).toBe("done");
    expect(deviceFavourites()).toEqual([3, 5]);
    expect(markOnDevice(3, false)).toBe("done");
    expect(deviceFavourites()).toEqual([5]);
    markOnDevice(5, false);
    expect(store.size).toBe(0);
  });

  test("are at most a hundred: the next is refused, and none is lost", () => {
    for (let id = 1; id <= 100; id++) expect(markOnDevice(id, true)).toBe("done");
    expect(markOnDevice(101, true)).toBe("full");
    expect(markOnDevice(100, true)).toBe("done");
    expect(deviceFavourites()).toHaveLength(100);
  });

  test.each(["{", "null", "7", '"7"', '{"0":7}', "[[7]]", '[-1,0,1.5,"7",null,2147483648]'])(
    "are none where %s stands, which is then written over",
    (text) => {
      store.set("favourites", text);
      expect(deviceFavourites()).toEqual([]);
      expect(markOnDevice(7, true)).toBe("done");
      expect(deviceFavourites()).toEqual([7]);
    },
  );

  test("are none in a browser that stores nothing, which is said", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(deviceFavourites()).toEqual([]);
    expect([markOnDevice(7, true), markOnDevice(7, false)]).toEqual(["failed", "failed"]);
  });

  test("join an account, the oldest first; an animal that is gone is forgotten, and they do not come back", async () => {
    for (const id of [1, 2, 3]) markOnDevice(id, true);
    const asked: number[] = [];
    const put = async (id: number) => {
      asked.push(id);
      return id === 2 ? 404 : 200;
    };
    expect(await joinDeviceFavourites(put)).toBe(true);
    expect(asked).toEqual([1, 2, 3]);
    expect(deviceFavourites()).toEqual([]);
    expect(await joinDeviceFavourites(put)).toBe(false);
    expect(asked).toHaveLength(3);
  });

  test.each([0, 401, 403, 429, 503])(
    "stay on the device when the account answers %i, also those marked meanwhile",
    async (status) => {
      for (const id of [1, 2, 3]) markOnDevice(id, true);
      const put = async (id: number) => {
        markOnDevice(9, true);
        return id === 1 ? 200 : status;
      };
      expect(await joinDeviceFavourites(put)).toBe(true);
      expect(deviceFavourites()).toEqual([9, 3, 2]);
    },
  );
});
