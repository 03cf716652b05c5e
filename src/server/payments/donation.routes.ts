import { donationRecordCalls } from "../../contract/donation-records.ts";
import { donationCalls } from "../../contract/donations.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { unavailable } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { donate } from "./donation.commands.ts";
import { listDonations } from "./donation.queries.ts";

/** Giving, and reading what was given (spec §7; rules §7, §11). */
export const donationRoutes: Routes =
  ({ db, clock, settings, payments: provider }) =>
  async (app) =>
    serveCalls(
      app,
      "donations",
      { ...donationCalls, ...donationRecordCalls },
      {
        "POST /payment/donate": {
          permission: "donations.give",
          handler({ body, ip }) {
            if (!provider) throw unavailable(formTexts().donations.notOffered);
            const { publicUrl } = settings;
            return donate({ db, clock, provider, publicUrl }, { amount: body.amount, address: ip });
          },
        },
        "GET /donations": {
          permission: "donations.read",
          config: { auditedList: "donation" },
          handler: ({ query: asked, actor }) =>
            pageOrWhole({ db, actor }, asked, (at, query) => listDonations(at, query, provider?.isTest ?? false)),
        },
      },
    );
