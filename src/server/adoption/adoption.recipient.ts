import { type RawBuilder, sql } from "kysely";
import { emailConfirmed } from "../accounts/account.queries.ts";

/** The recipient of a letter about an adoption, and the animal. */
export type Recipient = {
  accountId: number;
  email: string;
  language: string;
  name: string;
  emailConfirmed: boolean;
  animal: string;
  /** The animal's photo; null when there is none, and in letters that close an application. */
  photoId: number | null;
};

/** SQL for who gets the letters about `adoptions as a`, and what they say of the animal, as JSON. */
export const recipientOfAdoption: RawBuilder<Recipient> = sql<Recipient>`(
  select to_json(r) from (
    select u.name, account.*, n.name as animal, n.main_photo_id as "photoId"
    from users as u join animals as n on n.id = a.animal_id, lateral (
      select a.id as "accountId", a.email, a.language, ${emailConfirmed} as "emailConfirmed"
      from accounts as a where a.id = u.account_id) as account
    where u.id = a.user_id) as r)`;
