import { donationRecordCalls } from "../../contract/giving/donation-records.ts";
import { giftCalls } from "../../contract/giving/gifts.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { findUser } from "../accounts/user.queries.ts";
import { today } from "../base/clock.ts";
import { orNotFound, unavailable } from "../base/errors.ts";
import { auditOnce } from "../platform/audit/audit.commands.ts";
import type { Deps, Routes } from "../platform/deps.ts";
import { allow, serveCalls } from "../platform/http/calls.ts";
import { drawPaper, sendPdf } from "../platform/papers/drawing.ts";
import { logoPicture } from "../platform/papers/logo.ts";
import { commandRoutes } from "../platform/records/command-routes.ts";
import { pageOrWhole } from "../platform/records/whole-list.ts";
import { serverTexts } from "../texts/texts.ts";
import { donate } from "./donation.commands.ts";
import { listDonations } from "./donation.queries.ts";
import { donationsOfYear, givenByYear, ownDonations } from "./gift.queries.ts";
import { giftStatementPdf } from "./gift-statement.pdf.ts";
import type { WithPayments } from "./payment.provider.ts";

type Giver = { accountId: number; name: string; surname: string };

/** The statement of one giver's donations in a year, as PDF in the reader's language. */
async function statementOf(
  deps: Deps & WithPayments,
  { accountId, name, surname }: Giver,
  year: number,
): Promise<Buffer> {
  const { clock, payments } = deps;
  const donations = await donationsOfYear(deps, accountId, year, payments?.isTest ?? false);
  const logo = await logoPicture(deps, shelter().logoId);
  const statement = { year, giver: `${name} ${surname}`, donations, logo };
  return drawPaper(() => giftStatementPdf(statement, { now: clock.now(), day: today(clock) }));
}

/** Making donations and reading them (spec §7; rules §7, §11). */
export const donationRoutes: Routes<WithPayments> = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const { db, clock, settings, payments: provider } = deps;
  const isTest = provider?.isTest ?? false;

  /** @throws HttpProblem 404 */
  const requireGiver = async (id: number): Promise<Giver> => orNotFound(await findUser(db, id));

  serveCalls(
    app,
    "donations",
    { ...giftCalls, ...donationRecordCalls },
    {
      "POST /payment/donate": allow("donations.give", ({ body, actor, ip }) => {
        if (!provider) throw unavailable(formTexts().donations.notOffered);
        const { publicUrl } = settings;
        return donate({ db, clock, provider, publicUrl }, { ...body, address: ip, actor });
      }),
      "GET /donations": allow(
        { permission: "donations.read", config: { auditedList: "donation" } },
        ({ query: asked, actor }) => pageOrWhole({ db, actor }, asked, (at, query) => listDonations(at, query, isTest)),
      ),
      "GET /donations/me": inContext("donations.own", (context, { query }) =>
        ownDonations(deps, context.actor.accountId, query, isTest),
      ),
      "GET /donations/me/statement": inContext("donations.own", async (context, { query: { year } }, reply) => {
        const bytes = await statementOf(deps, context.actor, year);
        return sendPdf(reply, serverTexts().giftStatement.fileName(year), bytes);
      }),
      "GET /users/:id/donations": allow("donations.read", async ({ params: { id } }) => {
        const { accountId } = await requireGiver(id);
        return { years: await givenByYear(deps, accountId, isTest) };
      }),
      "GET /users/:id/donations/statement": inContext(
        "donations.read",
        async (context, { params: { id }, query }, reply) => {
          const { year } = query;
          const giver = await requireGiver(id);
          const about = { subject: "donation", id: null, details: { user: id, year } };
          await auditOnce(context, "read", about);
          return sendPdf(reply, serverTexts().giftStatement.fileName(year), await statementOf(deps, giver, year));
        },
      ),
    },
  );
};
