import type { Cookie } from "@playwright/test";
import type { DatabaseAddress } from "../../support/postgres.ts";

/** The demonstration's people who can sign in. */
export type Role = "admin" | "employee" | "user";

/** The demonstration shelter that every server begins with: a database of this name, and a data folder. */
export const TEMPLATE = "demonstration";
/** Where the template and its copies are, and the sessions of the demonstration's people, which every copy knows. */
export type TemplateLocation = { postgres: DatabaseAddress; folder: string; sessions: Record<Role, Cookie[]> };
/** The environment variable that tells it to the processes that run the tests. */
export const TEMPLATE_VARIABLE = "E2E_PLACE";

/** @returns the template that the tests of this run copy */
export const template = (): TemplateLocation => JSON.parse(process.env[TEMPLATE_VARIABLE] ?? "");
