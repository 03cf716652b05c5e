import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readDatabaseUrl } from "../../../../src/server/database/hosts/database-url.ts";

const hostsOf = (url: string) => readDatabaseUrl(url).hosts.map(({ host, port }) => `${host} ${port}`);

describe("the address of a database", () => {
  // As libpq, the product takes the usual port and host from these; a machine that tests may have set them.
  beforeEach(() => {
    for (const name of ["PGHOST", "PGPORT"]) vi.stubEnv(name, undefined);
  });
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ["postgres://u:p@a:5432,b:5433/db", ["a 5432", "b 5433"]],
    ["postgresql://a,b,c:6000/db", ["a 5432", "b 5432", "c 6000"]],
    ["postgres://[::1]:5433,[::2]/db", ["::1 5433", "::2 5432"]],
    ["postgres:///db?host=/run/one,/run/two&port=6001", ["/run/one 6001", "/run/two 6001"]],
    ["postgres://ignored/db?host=a,b&port=1,2", ["a 1", "b 2"]],
    ["postgres://%2Frun%2Fone/db", ["/run/one 5432"]],
  ])("%s names its hosts", (url, hosts) => {
    expect(hostsOf(url)).toEqual(hosts);
  });

  test("keeps user, password, name and options, and takes out what is only for finding a host", () => {
    const url =
      "postgres://u:p%40s@a,b/db?target_session_attrs=primary&load_balance_hosts=random&options=-c%20work_mem%3D8MB";
    expect(readDatabaseUrl(url)).toMatchObject({
      target: "primary",
      isBalanced: true,
      rest: { user: "u", password: "p@s", database: "db", options: "-c work_mem=8MB" },
    });
    expect(readDatabaseUrl(url).rest).not.toHaveProperty("target_session_attrs");
  });

  test.each([
    ["mysql://a/db", "It must look like postgres://"],
    ["postgres://u:secret@a:x,b/db", "Its hosts must look like host:5432"],
    ["postgres://a,b/db?port=1,2,3", "as many ports as hosts"],
    ["postgres://a/db?target_session_attrs=master", "target_session_attrs must be one of any, read-write"],
    ["postgres://a/db?load_balance_hosts=yes", "load_balance_hosts must be one of disable, random"],
    ["postgres://a/db?sslmode=on", "sslmode must be one of disable, allow"],
    ["postgres://a/db?sslmode=verify-full&sslrootcert=/nowhere.crt", "sslrootcert cannot be read"],
    ["postgres://a/db?sslmode=require&sslrootcert=system", "sslrootcert=system needs sslmode=verify-full"],
  ])("%s is refused with a sentence that has no password", (url, sentence) => {
    expect(() => readDatabaseUrl(url)).toThrow(sentence);
    expect(() => readDatabaseUrl(url)).not.toThrow("secret");
  });
});
