import { donationRecordCalls } from "../../contract/giving/donation-records.ts";
import { giftCalls } from "../../contract/giving/gifts.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { findUser } from "../accounts/user.queries.ts";
import { auditOnce } from "../platform/audit/audit.commands.ts";
import { today } from "../platform/clock.ts";
import type { Deps, Routes } from "../platform/deps.ts";
import { orNotFound, unavailable } from "../platform/errors.ts";
import { contextOf, signedIn } from "../platform/http/authorization.ts";
import { serveCalls } from "../platform/http/calls.ts";
import { drawing, sendPdf } from "../platform/papers/drawing.ts";
import { logoPicture } from "../platform/papers/logo.ts";
import { pageOrWhole } from "../platform/records/whole-list.ts";
import { serverTexts } from "../platform/texts/texts.ts";
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
  return drawing.add(() => giftStatementPdf(statement, { now: clock.now(), day: today(clock) }));
}

/** Making donations and reading them (spec §7; rules §7, §11). */
export const donationRoutes: Routes<WithPayments> = (deps) => async (app) => {
  const { db, clock, settings, payments: provider } = deps;
  const isTest = provider?.isTest ?? false;

  /** @throws HttpProblem 404 */
  const requireGiver = async (id: number): Promise<Giver> => orNotFound(await findUser(db, id));

  serveCalls(
    app,
    "donations",
    { ...giftCalls, ...donationRecordCalls },
    {
      "POST /payment/donate": {
        permission: "donations.give",
        handler({ body, actor, ip }) {
          if (!provider) throw unavailable(formTexts().donations.notOffered);
          const { publicUrl } = settings;
          return donate({ db, clock, provider, publicUrl }, { ...body, address: ip, actor });
        },
      },
      "GET /donations": {
        permission: "donations.read",
        config: { auditedList: "donation" },
        handler: ({ query: asked, actor }) =>
          pageOrWhole({ db, actor }, asked, (at, query) => listDonations(at, query, isTest)),
      },
      "GET /donations/me": {
        permission: "donations.own",
        handler: (request) => ownDonations(deps, signedIn(request).accountId, request.query, isTest),
      },
      "GET /donations/me/statement": {
        permission: "donations.own",
        async handler(request, reply) {
          const { year } = request.query;
          const bytes = await statementOf(deps, signedIn(request), year);
          return sendPdf(reply, serverTexts().giftStatement.fileName(year), bytes);
        },
      },
      "GET /users/:id/donations": {
        permission: "donations.read",
        async handler({ params: { id } }) {
          const { accountId } = await requireGiver(id);
          return { years: await givenByYear(deps, accountId, isTest) };
        },
      },
      "GET /users/:id/donations/statement": {
        permission: "donations.read",
        async handler(request, reply) {
          const { id } = request.params;
          const { year } = request.query;
          const giver = await requireGiver(id);
          const about = { subject: "donation", id: null, details: { user: id, year } };
          await auditOnce(contextOf(deps, request), "read", about);
          return sendPdf(reply, serverTexts().giftStatement.fileName(year), await statementOf(deps, giver, year));
        },
      },
    },
  );
};
