import { pathWithoutLanguage } from "../../src/contract/platform/href.ts";
import { buildApp } from "../../src/server/app/app.ts";
import type { AppDeps } from "../../src/server/app/app-deps.ts";
import {
  EVERY_PROGRAM,
  PERMISSIONS,
  type Permission,
  PROGRAM_PERMISSIONS,
  REACH,
  ROLES,
  type Role,
  reachOf,
} from "../../src/server/base/policy.ts";
import type { Operation } from "../../src/server/platform/http/authorization.ts";
import { GENERATED_NOTICE, table } from "./markdown.ts";

/** The names of built files change with every build, so they are not listed one by one. */
const BUILT_FILES: Permission = "assets.read";

/** Builds the application with fake dependencies: its routes are registered and never called. */
async function everyOperation(): Promise<Operation[]> {
  const settings = { publicUrl: "http://shelter.example", trustProxy: false, logLevel: "silent" };
  const fakeDeps = {
    settings,
    signingKey: "none",
    pages: {},
    photoStore: {},
    assetsDir: import.meta.dirname,
  } as unknown as AppDeps;
  const app = await buildApp(fakeDeps);
  await app.ready();
  const operations = app.operations.filter(({ method, url }) => method !== "HEAD" && url === pathWithoutLanguage(url));
  await app.close();
  return operations;
}

function operationsOf(permission: Permission, operations: readonly Operation[]): string {
  if (permission === BUILT_FILES) return "the built files";
  const calls = operations
    .filter((operation) => operation.permission === permission)
    .map(({ method, url }) => `\`${method} ${url}\``);
  return [...new Set(calls)].sort().join("<br>") || "–";
}

function cell(role: Role, permission: Permission): string {
  const reach = reachOf({ role }, permission);
  return reach ? REACH[reach] : "–";
}

/** Whether a program can be given it. */
function programCell(permission: Permission): string {
  if (EVERY_PROGRAM.includes(permission)) return "always";
  return PROGRAM_PERMISSIONS.includes(permission) ? "yes" : "–";
}

/** Every permission with the roles that have it, and every operation behind it. */
export async function permissionsDocument(): Promise<string> {
  const operations = await everyOperation();
  const rows = PERMISSIONS.map((permission) => [
    `\`${permission}\``,
    ...ROLES.map((role) => cell(role, permission)),
    programCell(permission),
    operationsOf(permission, operations),
  ]);
  return `${GENERATED_NOTICE}

# Permissions

Every operation asks for one permission. A cell says for which records a role has it: *yes* is all of them, *their own* is the person's own record, adoption or application, *assigned to them* is an adoption whose open stage is theirs, *refused by the call* is refused in its own words, or as if the record were not there. The \`actions\` of a record, from which screens draw their buttons, are decided by the same table. Public pages are listed once; in other languages their paths have a prefix, as \`/pl\`. The column *program* says what an API token can be given ([docs/api.md](api.md)); without a permission a program is refused, also where visitors are not. From \`src/server/base/policy.ts\` and the routes.

${table(["permission", ...ROLES, "program", "operations"], rows)}`;
}
