import { type MonthlyGiftPage, monthlyGiftCalls } from "../../../contract/giving/monthly-gifts.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import type { Routes } from "../../platform/deps.ts";
import { unavailable } from "../../platform/errors.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import type { WithPayments } from "../payment.provider.ts";
import {
  beginMonthlyGift,
  changeOwnGift,
  endMonthlyGift,
  endOwnGift,
  pauseOwnGift,
  resumeOwnGift,
} from "./monthly.commands.ts";
import { listMonthlyGifts, ownMonthlyGift } from "./monthly.queries.ts";

/** Monthly gifts by card: the giver's own, and all of them for admins (rules §7, docs/decisions/0053). */
export const monthlyGiftRoutes: Routes<WithPayments> = (deps) => async (app) => {
  const { db, clock, payments: provider, settings } = deps;
  const { publicUrl } = settings;

  serveCalls(app, "donations", monthlyGiftCalls, {
    "POST /payment/monthly": {
      permission: "monthlyGifts.give",
      handler(request) {
        if (!provider?.isRecurring) throw unavailable(formTexts().monthlyGifts.notOffered);
        const context = { db, clock, provider, publicUrl, actor: signedIn(request) };
        return beginMonthlyGift(context, { ...request.body, address: request.ip });
      },
    },
    "GET /monthly-gifts/me": {
      permission: "monthlyGifts.own",
      handler: (request) => ownMonthlyGift(db, signedIn(request).accountId),
    },
    "PUT /monthly-gifts/me": {
      permission: "monthlyGifts.own",
      async handler(request) {
        await changeOwnGift({ ...contextOf(deps, request), publicUrl }, request.body.monthlyAmount);
        return ownMonthlyGift(db, signedIn(request).accountId);
      },
    },
    "POST /monthly-gifts/me/pause": own(pauseOwnGift),
    "POST /monthly-gifts/me/resume": own(resumeOwnGift),
    "POST /monthly-gifts/me/end": own(endOwnGift),
    "GET /monthly-gifts": {
      permission: "monthlyGifts.read",
      config: { auditedList: "monthly gift" },
      handler: ({ query: asked, actor }): Promise<MonthlyGiftPage> =>
        pageOrWhole({ db, actor }, asked, (at, query) => listMonthlyGifts(at, query, provider?.isTest ?? false)),
    },
    "POST /monthly-gifts/:id/end": {
      permission: "monthlyGifts.end",
      handler: (request) => endMonthlyGift({ ...contextOf(deps, request), publicUrl }, request.params.id),
    },
  });

  /** A call that changes the giver's own gift and answers it. */
  function own(change: typeof endOwnGift) {
    return {
      permission: "monthlyGifts.own" as const,
      async handler(request: Parameters<typeof signedIn>[0]) {
        await change({ ...contextOf(deps, request), publicUrl });
        return ownMonthlyGift(db, signedIn(request).accountId);
      },
    };
  }
};
