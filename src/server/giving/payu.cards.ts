import { z } from "zod";
import type { OutgoingRequest } from "../platform/http/outgoing-request.ts";
import { type Answer, PayuError, requestToken, send } from "./payu.calls.ts";

/** Under these PayU saves a giver's card: a key of ours that nobody can guess, and their e-mail address. */
export type CardOwner = { customerKey: string; email: string };

/** A card that PayU has saved. Its token is what charges it, so we never store the token (docs/decisions/0053). */
export type SavedCard = { token: string; isActive: boolean; masked: string; expires: string };

const text = z.string().max(200);
const CardToken = z
  .object({ value: text.min(1), status: text, cardNumberMasked: text })
  .extend({ cardExpirationYear: z.coerce.string().regex(/^\d{4}$/) })
  .extend({ cardExpirationMonth: z.coerce.string().regex(/^\d{1,2}$/) });
const PayMethods = z.object({ cardTokens: z.array(CardToken).max(100).optional() });

/** Only the last four digits, whatever PayU shows. */
const masked = (number: string) => `•••• ${number.replace(/\D/g, "").slice(-4)}`;

/** The calls for saved cards. */
export type CardCalls = {
  /** The saved cards of an owner. PayU's documentation asks for this call before each charge. @throws PayuError */
  cards(owner: CardOwner): Promise<SavedCard[]>;
  /** Deletes a saved card. A card that is gone already is no error. @throws PayuError */
  deleteCard(owner: CardOwner, token: string): Promise<void>;
};

/** PayU's calls for saved cards. They need an OAuth token of the grant `trusted_merchant` for the owner. */
export function cardCalls(
  baseUrl: () => string,
  identity: { clientId: string; clientSecret: string },
  timeoutMs: number,
): CardCalls {
  async function call(owner: CardOwner, method: OutgoingRequest["method"], path: string): Promise<Answer> {
    const grant = { grant_type: "trusted_merchant", email: owner.email, ext_customer_id: owner.customerKey };
    const { access_token } = await requestToken(baseUrl(), identity, grant, timeoutMs);
    const headers = { authorization: `Bearer ${access_token}`, accept: "application/json" };
    return send(baseUrl() + path, { method, headers, timeoutMs });
  }
  return {
    async cards(owner) {
      const { status, body } = await call(owner, "GET", "/api/v2_1/paymethods");
      if (status !== 200) throw new PayuError("noCards", status);
      const found = PayMethods.safeParse(body);
      if (!found.success) throw new PayuError("notUnderstood", found.error.issues[0]?.path.join(".") ?? "");
      return (found.data.cardTokens ?? []).map((card) => ({
        token: card.value,
        isActive: card.status === "ACTIVE",
        masked: masked(card.cardNumberMasked),
        expires: `${card.cardExpirationYear}-${card.cardExpirationMonth.padStart(2, "0")}`,
      }));
    },
    async deleteCard(owner, token) {
      const { status } = await call(owner, "DELETE", `/api/v2_1/tokens/${encodeURIComponent(token)}`);
      if (![200, 204, 404].includes(status)) throw new PayuError("cardStays", status);
    },
  };
}
