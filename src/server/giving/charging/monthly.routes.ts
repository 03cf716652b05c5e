import { monthlyGiftCalls } from "../../../contract/giving/monthly-gifts.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { unavailable } from "../../base/errors.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { listMonthlyGifts, ownMonthlyGift } from "../monthly/monthly.queries.ts";
import type { WithPayments } from "../payment.provider.ts";
import {
  beginMonthlyGift,
  changeOwnGift,
  endMonthlyGift,
  endOwnGift,
  pauseOwnGift,
  resumeOwnGift,
} from "./monthly.commands.ts";

/** Monthly gifts by card: the giver's own, and all of them for admins (rules §7, docs/decisions/0053). */
export const monthlyGiftRoutes: Routes<WithPayments> = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const { db, clock, payments: provider, settings } = deps;
  const { publicUrl } = settings;

  serveCalls(app, "donations", monthlyGiftCalls, {
    "POST /payment/monthly": inContext("monthlyGifts.give", ({ actor }, { body, ip }) => {
      if (!provider?.isRecurring) throw unavailable(formTexts().monthlyGifts.notOffered);
      return beginMonthlyGift({ db, clock, provider, publicUrl, actor }, { ...body, address: ip });
    }),
    "GET /monthly-gifts/me": inContext("monthlyGifts.own", (context) => ownMonthlyGift(db, context.actor.accountId)),
    "PUT /monthly-gifts/me": inContext("monthlyGifts.own", async (context, { body }) => {
      await changeOwnGift({ ...context, publicUrl }, body.monthlyAmount);
      return ownMonthlyGift(db, context.actor.accountId);
    }),
    "POST /monthly-gifts/me/pause": own(pauseOwnGift),
    "POST /monthly-gifts/me/resume": own(resumeOwnGift),
    "POST /monthly-gifts/me/end": own(endOwnGift),
    "GET /monthly-gifts": allow(
      { permission: "monthlyGifts.read", config: { auditedList: "monthly gift" } },
      ({ query: asked, actor }) =>
        pageOrWhole({ db, actor }, asked, (at, query) => listMonthlyGifts(at, query, provider?.isTest ?? false)),
    ),
    "POST /monthly-gifts/:id/end": inContext("monthlyGifts.end", (context, { params }) =>
      endMonthlyGift({ ...context, publicUrl }, params.id),
    ),
  });

  /** A call that changes the giver's own gift and answers it. */
  function own(change: typeof endOwnGift) {
    return inContext("monthlyGifts.own", async (context) => {
      await change({ ...context, publicUrl });
      return ownMonthlyGift(db, context.actor.accountId);
    });
  }
};
