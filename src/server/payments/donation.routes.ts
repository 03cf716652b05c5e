import { DonationPage, DonationQuery } from "../../contract/donation-records.ts";
import { DONATION_TEXT, DonationRequest, DonationStarted } from "../../contract/donations.ts";
import type { Routes } from "../deps.ts";
import { unavailable } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { donate } from "./donation.commands.ts";
import { listDonations } from "./donation.queries.ts";

const tags = ["donations"];

/** Giving, and reading what was given (spec §7; decisions §7, §11). */
export const donationRoutes: Routes =
  ({ db, clock, settings, payments: provider }) =>
  async (app) => {
    app.post(
      "/payment/donate",
      {
        config: { permission: "donations.give" },
        schema: { tags, body: DonationRequest, response: { 201: DonationStarted } },
      },
      async ({ body, ip }, reply) => {
        if (!provider) throw unavailable(DONATION_TEXT.notOffered);
        const { publicUrl } = settings;
        const started = await donate({ db, clock, provider, publicUrl }, { amount: body.amount, address: ip });
        return reply.code(201).send(started);
      },
    );

    app.get(
      "/donations",
      {
        config: { permission: "donations.read", auditedList: "donation" },
        schema: { tags, querystring: DonationQuery, response: { 200: DonationPage } },
      },
      ({ query: asked, actor }) =>
        pageOrWhole({ db, actor }, asked, (at, query) => listDonations(at, query, provider?.isTest ?? false)),
    );
  };
