import type { FastifyRequest } from "fastify";
import { type PanelPath, panelOf } from "../../contract/platform/panels.ts";
import type { Language } from "../../contract/texts/language.ts";
import type { Permission, Role } from "./policy.ts";

/** A person who is signed in; `personId` is the user's or employee's id. */
export type SignedIn = {
  role: Exclude<Role, "visitor">;
  accountId: number;
  personId: number;
  name: string;
  surname: string;
  /** Whether the account's e-mail was confirmed by a link. */
  emailConfirmed: boolean;
  /** Whether staff have set the account's password, and the person has not chosen one of their own since. */
  passwordByStaff: boolean;
  language: Language;
  /** Empty for a program, which has no session. */
  sessionId: string;
  /** Whom this person let in: it acts for them, with the permissions that it was given. */
  program?: Program;
  /** The shelter asks for a second factor, and this session began without one: nothing else is possible before. */
  awaitsFactor?: true;
};

/** Another system that uses the API with a token. */
export type Program = {
  id: number;
  name: string;
  permissions: ReadonlySet<Permission>;
  /** Whether its present request is in the audit log. */
  isAudited: boolean;
};

/** Who makes a request. A visitor has no account. */
export type Actor = { role: "visitor" } | SignedIn;

/** Finds the actor of a request: the person who is signed in, or a visitor. */
export type ResolveActor = (request: FastifyRequest) => Actor | Promise<Actor>;

export const VISITOR: Actor = { role: "visitor" };

/** @returns whether this person works at the shelter */
export const isStaff = (actor: Actor): boolean => actor.role === "employee" || actor.role === "admin";

/** The page that opens after sign-in (spec §2.4). */
export const homePath = (actor: SignedIn): PanelPath => panelOf(isStaff(actor)).path;
