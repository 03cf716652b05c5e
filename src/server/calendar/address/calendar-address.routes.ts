import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { calendarAddressCalls } from "../../../contract/calendar/calendar-address.ts";
import { notFound } from "../../base/errors.ts";
import { etagOf, isNotModified } from "../../base/etag.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction } from "../../database/context.ts";
import type { Deps, Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { countUse } from "../../platform/http/throttle.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { endAddress, makeAddress, ownAddress } from "./calendar-address.commands.ts";
import { calendarFile } from "./calendar-file.ts";
import { ownEvents, ownerOf } from "./own-calendar.queries.ts";

/** Everybody's own address for the calendar on their phone. */
export const calendarAddressRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const permission = "calendarAddress.own";
  serveCalls(app, "calendar", calendarAddressCalls, {
    "GET /calendar/address": inContext(permission, ownAddress),
    "POST /calendar/address": inContext(permission, makeAddress),
    "DELETE /calendar/address": inContext(permission, endAddress),
  });
};

const options = { config: { permission: "calendarAddress.read", cookies: "never" }, schema: { hide: true } } as const;

/** Nobody but whoever asked may keep it, and no search engine shows it. */
const PRIVATE = { "cache-control": "private, no-cache", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

/** The times at which a calendar was made differ, also where it is the same. */
const withoutStamps = (calendar: string): string => calendar.replace(/^DTSTAMP.*\r\n/gm, "");

type ByToken = { Params: { file: string } };

/** The calendar behind an address. A wrong one is answered as any page that there is not. */
export const calendarFileRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  async function read(request: FastifyRequest<ByToken>, reply: FastifyReply): Promise<FastifyReply> {
    await inTransaction(deps, (within) => countUse(within, { kind: "calendar address", address: request.ip }));
    const [, token = ""] = /^([\w-]{20,100})\.ics$/.exec(request.params.file) ?? [];
    const owner = await ownerOf(deps, token);
    if (!owner) throw notFound();
    const text = await inLanguage(owner.language, async () =>
      calendarFile(await ownEvents(deps, owner.id), deps.clock, deps.settings.publicUrl),
    );
    const etag = etagOf(Buffer.from(withoutStamps(text)));
    reply.headers({ ...PRIVATE, etag });
    if (isNotModified(etag, request)) return reply.code(304).send();
    return reply.type("text/calendar; charset=utf-8").send(text);
  }
  app.get<ByToken>("/calendar/:file", options, read);
};
