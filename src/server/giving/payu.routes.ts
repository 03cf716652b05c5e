import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { z } from "zod";
import { pathIn } from "../../contract/platform/href.ts";
import { HttpProblem, unauthorized } from "../base/errors.ts";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import type { Deps, Routes } from "../platform/deps.ts";
import { serverTexts } from "../texts/texts.ts";
import { applyProviderStatus, type StatusOutcome } from "./donation.commands.ts";
import { statusOfPayu } from "./donation.process.ts";
import { findByOrder } from "./donation.queries.ts";
import { applyProviderRefund } from "./donation.refunds.ts";
import type { WithPayments } from "./payment.provider.ts";
import { PayuOrder, PayuRefund } from "./payu.client.ts";
import { isSigned } from "./payu.signature.ts";
import { RETURN, returnLanguage } from "./return-url.ts";

const tags = ["donations"];
const ANY_JSON = /^application\/([\w.-]+\+)?json\b/i;
/** A notice is about 2 kB. */
const MAX_NOTICE_BYTES = 64 * 1024;

/** A notice of an order, or of a refund, which names its order beside it. Those of payouts have neither. */
const Notice = z.union([
  z.object({ order: PayuOrder }),
  PayuOrder.pick({ orderId: true, extOrderId: true }).extend({ refund: PayuRefund }),
  z.object({ order: z.undefined().optional(), refund: z.undefined().optional() }),
]);

/** The payment success page (spec §2.1); its query `donation` says which donation it shows. */
const SUCCESS_PAGE = "/payment/payu/success";

/** Where the provider sends its notices, and where it sends donors back (spec §7; rules §7, §11). */
export const payuRoutes: Routes<WithPayments> = (deps) => async (app) => {
  await app.register(noticeRoutes(deps));
  await app.register(returnRoutes(deps));
};

/** The body is read as bytes, because the signature is computed from them. */
const noticeRoutes =
  ({ db, clock, payments, settings: { publicUrl } }: Deps & WithPayments) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(ANY_JSON, { parseAs: "buffer", bodyLimit: MAX_NOTICE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      "/payment/payu/notify",
      {
        config: { permission: "payments.notify", xsrfExempt: "signed by the provider" },
        schema: { tags, description: "The provider's signed notice of an order's status, or of a refund." },
      },
      async (request, reply) => {
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        // Without a provider no signature is valid.
        if (!payments || !isSigned(request.headers, body, payments.secondKey)) throw unauthorized();
        const notice = readNotice(body);
        const system = { db, clock, publicUrl };
        if ("orderId" in notice) {
          refuseUnlessDone(await applyProviderRefund(system, notice), notice.orderId, request.log);
        } else if (notice.order) {
          const status = { ...notice.order, status: statusOfPayu(notice.order.status) };
          refuseUnlessDone(await applyProviderStatus(system, status), status.orderId, request.log);
        }
        return reply.code(200).send();
      },
    );
  };

/** @throws HttpProblem 400 */
function readNotice(body: Buffer): z.output<typeof Notice> {
  try {
    return Notice.parse(JSON.parse(body.toString("utf8")));
  } catch {
    throw new HttpProblem(400, serverTexts().refusals.notices.unreadable);
  }
}

/** @throws HttpProblem 400 */
function refuseUnlessDone(outcome: StatusOutcome, orderId: string, log: FastifyBaseLogger): void {
  if (outcome === "done") return;
  log.warn({ orderId, outcome }, "a signed notice was refused");
  throw new HttpProblem(400, serverTexts().refusals.notices[outcome]);
}

/** While the database is unavailable, donors still get the page, without their donation. */
function ignoreUnavailable(error: unknown): undefined {
  if (!isDatabaseUnavailable(error)) throw error;
}

/** A donor who comes back proves no payment, so nothing changes here: we redirect to the page with the stored state. */
const returnRoutes =
  ({ db }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    // The provider's form may send a body; it is not read.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_NOTICE_BYTES }, (_request, _body, done) =>
      done(null),
    );
    for (const method of ["GET", "POST"] as const) {
      app.route({
        method,
        url: RETURN,
        config: { permission: "payments.return", xsrfExempt: "changes nothing" },
        schema: { tags, description: "Leads back to the page that shows how the donation stands; `orderId` names it." },
        handler: async ({ query }, reply) => {
          const { orderId, language } = query as { orderId?: unknown; language?: unknown };
          const page = pathIn(returnLanguage(language), SUCCESS_PAGE);
          const donation = await findByOrder(db, orderId).catch(ignoreUnavailable);
          return reply.redirect(donation ? `${page}?donation=${donation.extOrderId}` : page, 303);
        },
      });
    }
  };
