import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "../../../../src/server/platform/settings/settings.ts";

describe("the settings", () => {
  test("have a default for everything", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: undefined,
      dataDir: "./data",
      databaseUrl: undefined,
      directUrl: undefined,
      timeZone: "Europe/Warsaw",
      smtpUrl: undefined,
      mailFrom: undefined,
      payu: undefined,
      demo: undefined,
      trustProxy: false,
      logLevel: "info",
    });
  });

  test("are read from the environment; blank ones count as unset", () => {
    const settings = readSettings({
      PORT: "8080",
      HOST: " ",
      DEMO: "0",
      PUBLIC_URL: "https://shelter.test/",
      TRUST_PROXY: "1",
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      demo: false,
      publicUrl: "https://shelter.test",
      trustProxy: 1,
    });
  });

  test("are refused with a plain sentence for every mistake at once", () => {
    const wrong = {
      PORT: "x",
      PUBLIC_URL: "shelter",
      DATABASE_URL: "mysql://x",
      SMTP_URL: "mail.shelter.test",
      MAIL_FROM: "the shelter",
      DEMO: "yes",
      TIME_ZONE: "Mars",
      LOG_LEVEL: "loud",
    };
    const names = Object.keys(wrong);
    expect(() => readSettings(wrong)).toThrow(SettingsError);
    try {
      readSettings(wrong);
    } catch (error) {
      const lines = (error as Error).message.split("\n");
      expect(lines.map((line) => line.split(" ")[0]).sort()).toEqual([...names].sort());
    }
  });

  test("take several hosts of a database, and refuse an address beside it without it", () => {
    const url = "postgres://u:p@a:5432,b:5433/db?target_session_attrs=read-write";
    expect(readSettings({ DATABASE_URL: url, DATABASE_DIRECT_URL: "postgres://c/db" })).toMatchObject({
      databaseUrl: url,
      directUrl: "postgres://c/db",
    });
    expect(() => readSettings({ DATABASE_DIRECT_URL: url })).toThrow(
      "DATABASE_DIRECT_URL is given without DATABASE_URL.",
    );
  });

  test("know PayU by four names and an address", () => {
    const four = { PAYU_POS_ID: "300746", PAYU_CLIENT_ID: "1", PAYU_CLIENT_SECRET: "s", PAYU_SECOND_KEY: "k" };
    const account = { posId: "300746", clientId: "1", clientSecret: "s", secondKey: "k" };
    expect(readSettings(four).payu).toEqual({ ...account, baseUrl: "https://secure.payu.com", isRecurring: false });
    expect(readSettings({ ...four, PAYU_RECURRING: "1" }).payu?.isRecurring).toBe(true);
    const sandbox = readSettings({ ...four, PAYU_BASE_URL: "https://secure.snd.payu.com/" });
    expect(sandbox.payu?.baseUrl).toBe("https://secure.snd.payu.com");
  });

  test("refuse a part of PayU's account, and say every part that is missing", () => {
    const four = { PAYU_POS_ID: "300746", PAYU_CLIENT_ID: "1", PAYU_CLIENT_SECRET: "s", PAYU_SECOND_KEY: "k" };
    for (const name of Object.keys(four)) {
      expect(() => readSettings({ ...four, [name]: " " })).toThrow(`${name} is missing: donations by PayU need`);
    }
    expect(() => readSettings({ PAYU_SECOND_KEY: "k" })).toThrow(/POS_ID is.*\n.*CLIENT_ID is.*\n.*CLIENT_SECRET is/);
    expect(() => readSettings({ PAYU_BASE_URL: "https://payu.test" })).toThrow("PAYU_POS_ID is missing");
    expect(() => readSettings({ ...four, PAYU_POS_ID: "x" })).toThrow("PAYU_POS_ID must be a number.");
    expect(() => readSettings({ ...four, PAYU_BASE_URL: "payu" })).toThrow("PAYU_BASE_URL must be a web address");
  });

  test.each([
    ["0", false],
    ["2", 2],
    ["10.0.0.7", ["10.0.0.7"]],
    [" 10.0.0.7 , 192.168.0.0/16,fd00::/8", ["10.0.0.7", "192.168.0.0/16", "fd00::/8"]],
  ])("trust the proxies of %s", (typed, trusted) => {
    expect(readSettings({ TRUST_PROXY: typed }).trustProxy).toEqual(trusted);
  });

  test.each(["true", "-1", "1.5", "100", "proxy.test", "10.0.0", "10.0.0.0/33", "0.0.0.0/0", "::/0", "10.0.0.7,"])(
    "refuse the proxies %s",
    (typed) => {
      expect(() => readSettings({ TRUST_PROXY: typed })).toThrow(/^TRUST_PROXY must be 0, the number of/);
    },
  );

  test.each(["-1", "65536", "1.5", "80a"])("refuse the port %s", (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(/PORT must be a number/);
  });

  test.each(["post@shelter.test", "Schronisko Łódź <post@shelter.test>", "<post@shelter.test>"])(
    "take letters from %s",
    (from) => {
      expect(readSettings({ MAIL_FROM: from }).mailFrom).toBe(from);
    },
  );

  test.each(["a@b.test, c@d.test", "Shelter <post@shelter.test", "post@shelter.test\nBcc: x@y.test"])(
    "refuse letters from %j",
    (from) => {
      expect(() => readSettings({ MAIL_FROM: from })).toThrow(/MAIL_FROM must be an email address/);
    },
  );

  test("keep photos in a folder, or in a bucket with the variables of Amazon's tools", () => {
    expect(readSettings({ DATA_DIR: "/data" }).photoStore).toEqual({ folder: "/data/photos" });
    expect(readSettings({ PHOTO_STORE: " /pictures " }).photoStore).toEqual({ folder: "/pictures" });
    const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };
    const bucket = { name: "shelter", accessKeyId: "id", secretAccessKey: "secret" };
    expect(readSettings({ PHOTO_STORE: "s3://shelter", ...keys, AWS_REGION: "eu-north-1" }).photoStore).toMatchObject({
      bucket: { ...bucket, prefix: "", region: "eu-north-1", endpoint: "https://s3.eu-north-1.amazonaws.com" },
    });
    const own = { PHOTO_STORE: "s3://shelter/our/photos/", ...keys, AWS_ENDPOINT_URL: "http://localhost:9000/" };
    expect(readSettings(own).photoStore).toMatchObject({
      bucket: { ...bucket, prefix: "our/photos/", region: "us-east-1", endpoint: "http://localhost:9000" },
    });
  });

  test.each([
    [{ PHOTO_STORE: "gs://shelter" }, "PHOTO_STORE must be a folder, or look like s3://bucket"],
    [{ PHOTO_STORE: "s3://A" }, "PHOTO_STORE must be a folder, or look like s3://bucket"],
    [{ PHOTO_STORE: "s3://shelter", AWS_ACCESS_KEY_ID: "id" }, "AWS_SECRET_ACCESS_KEY is missing"],
    [{ PHOTO_STORE: "s3://shelter", AWS_ENDPOINT_URL: "objects" }, "AWS_ENDPOINT_URL must be a web address"],
  ])("refuse %j", (given, sentence) => {
    expect(() => readSettings(given)).toThrow(sentence);
  });
});
