import { DONATION_LIMITS, DONATION_TIERS, donationRangeText } from "../../../contract/giving/donations.ts";
import type { GiftChoices } from "../../../contract/giving/gifts.ts";
import { href } from "../../../contract/platform/href.ts";
import { ibanInGroups } from "../../../contract/platform/iban.ts";
import { pln } from "../../../contract/platform/money.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { HelpNav } from "../platform/help-nav.tsx";
import { linked } from "../platform/linked.tsx";
import { CheckList } from "../platform/lists.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { AmountField } from "./amount-field.tsx";
import { DonationForm } from "./donation-form.tsx";
import { GiftPurpose, Wishes } from "./gift-choices.tsx";
import { MonthlyGift } from "./monthly-gift.tsx";

const texts = () => pageTexts().donate;
const description = () => texts().description(pln(DONATION_LIMITS.min));

/** `gifts` is null while the database is unavailable: the amounts stand without it. `isMonthly`: monthly gifts are possible. */
type Props = { gifts: GiftChoices | null; isMonthly: boolean };

/** Six fixed amounts and a free one (spec §2.4, rules §7). */
export const donatePage: Page<Props> = {
  head: (_props, site) => ({
    title: texts().title,
    description: description(),
    image: "/illustrations/donating.webp",
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "DonateAction",
        description: description(),
        recipient: { "@type": "AnimalShelter", name: shelter().name, url: site.publicUrl + href("/") },
        target: site.publicUrl + site.path,
      },
    ],
  }),
  body: ({ gifts, isMonthly }, { path }) => (
    <>
      <HelpNav path={path.split("?")[0] ?? path} />
      <div className="wrap page-top">
        <h1>{texts().title}</h1>
        <p className="lead">{linked(texts().lead)}</p>
      </div>
      {gifts && <GiftPurpose {...gifts} />}
      <section className="wrap" aria-label={texts().tiersLabel}>
        <Tiers gifts={gifts} />
        <CustomAmount gifts={gifts} />
      </section>
      {isMonthly && <MonthlyGift gifts={gifts} path={path} />}
      {gifts && !gifts.wish && <Wishes wishes={gifts.wishes} />}
      <Notes />
      <BankAccount />
    </>
  ),
};

type Gifts = { gifts: GiftChoices | null };

const Tiers = ({ gifts }: Gifts) => (
  <ul className="tiers">
    {DONATION_TIERS.map(({ name, amount }) => (
      <li key={name} className={`card tier is-${name.toLowerCase()}`}>
        <h2 id={`tier-${name}`}>
          <span className="tier-name">{texts().tiers[name].name}</span>{" "}
          <span className="tier-amount">{pln(amount)}</span>
        </h2>
        <CheckList items={texts().tiers[name].benefits} />
        <DonationForm describedBy={`tier-${name}`} gifts={gifts}>
          <input type="hidden" name="amount" value={amount} data-number="" />
        </DonationForm>
      </li>
    ))}
  </ul>
);

const CustomAmount = ({ gifts }: Gifts) => (
  <div className="own-amount">
    <div>
      <h2>{texts().other}</h2>
      <p>
        {donationRangeText()} {linked(texts().helps)}
      </p>
    </div>
    <DonationForm describedBy="own-amount-label" gifts={gifts}>
      <AmountField name="amount" label={texts().amount} labelId="own-amount-label" />
    </DonationForm>
  </div>
);

/** For those who rather go to their bank; only of a shelter that has said its account (rules §12). */
function BankAccount() {
  const { iban, name, legalName } = shelter();
  const { account } = texts();
  if (iban === null) return null;
  return (
    <section className="wrap section" aria-labelledby="bank-account">
      <h2 id="bank-account">{account.title}</h2>
      <p>{account.text}</p>
      <dl className="bank-account">
        <dt>{account.recipient}</dt>
        <dd>{legalName ?? name}</dd>
        <dt>{account.number}</dt>
        <dd className="bank-account-number">{ibanInGroups(iban)}</dd>
      </dl>
    </section>
  );
}

const Notes = () => (
  <section className="wrap section" aria-labelledby="before-you-give">
    <h2 id="before-you-give">{texts().notesTitle}</h2>
    <ul className="note-list">
      {texts().notes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{linked(text)}</p>
        </li>
      ))}
      <li>
        <h3>{pageTexts().gifts.accountTitle}</h3>
        <p>{pageTexts().gifts.accountText}</p>
      </li>
    </ul>
  </section>
);
