import { expect, test } from "vitest";
import { startFailure } from "../../../../src/server/app/start/start-failure.ts";
import { SettingsError } from "../../../../src/server/platform/settings/settings.ts";

test("a failed start prints the reason in a sentence, and its exit code says whether to retry", () => {
  const settings = new SettingsError("PORT must be a number from 0 to 65535.");
  expect(startFailure(settings, false)).toEqual({ text: settings.message, exitCode: 78 });

  const lost = new Error("Connection terminated unexpectedly");
  const text = "The database was lost during the start: Connection terminated unexpectedly";
  expect(startFailure(lost, true)).toEqual({ text, exitCode: 75 });
  const migration = new Error("Migration 0001 failed: x", { cause: lost });
  expect(startFailure(migration, true)).toMatchObject({ exitCode: 75 });
  // One that was never reached is mostly a mistake in the settings.
  expect(startFailure(lost, false)).toEqual({ text: lost.message, exitCode: 1 });

  const missing = Object.assign(new Error("ENOENT: no such file or directory, open 'manifest.json'"), {
    code: "ENOENT",
  });
  const noFile = Object.assign(missing, { syscall: "open" });
  expect(startFailure(noFile, true)).toEqual({ text: missing.message, exitCode: 1 });
  const socket = Object.assign(new Error("connect ENOENT /data/.s.PGSQL.5432"), { code: "ENOENT", syscall: "connect" });
  expect(startFailure(socket, true)).toMatchObject({ exitCode: 75 });

  const denied = new Error("listen EACCES: permission denied");
  expect(startFailure(denied, true)).toEqual({ text: denied.message, exitCode: 1 });
});
