import { DONATION_LIMITS, DONATION_TIERS, donationRangeText } from "../../contract/donations.ts";
import { shelter } from "../../contract/shelter.ts";
import { pln } from "../format.ts";
import { CheckList } from "./check-list.tsx";
import { DONATION_NOTES, TIER_BENEFITS } from "./content/donating.ts";
import { DonationForm } from "./donation-form.tsx";
import { FieldError } from "./field.tsx";
import { HelpNav } from "./help-nav.tsx";
import type { Page } from "./page.ts";

const DESCRIPTION = `Make a one-time donation to the shelter, from ${pln(DONATION_LIMITS.min)}, by card or bank transfer: food, vaccines, operations and warm blankets for dogs and cats.`;

/** Six fixed amounts and a free one (spec §2.4, rules §7). */
export const donatePage: Page<"donate"> = {
  head: (_props, site) => ({
    title: "Donate",
    description: DESCRIPTION,
    image: "/illustrations/donating.webp",
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "DonateAction",
        description: DESCRIPTION,
        recipient: { "@type": "AnimalShelter", name: shelter().name, url: `${site.publicUrl}/` },
        target: site.publicUrl + site.path,
      },
    ],
  }),
  body: (_props, { path }) => (
    <>
      <HelpNav path={path} />
      <div className="wrap page-top">
        <h1>Donate</h1>
        <p className="lead">
          Every bowl, every vaccine and every warm night here is somebody’s gift. Choose what you would like to give.
        </p>
      </div>
      <section className="wrap" aria-label="Donation tiers">
        <Tiers />
        <CustomAmount />
      </section>
      <Notes />
    </>
  ),
};

function Tiers() {
  return (
    <ul className="tiers">
      {DONATION_TIERS.map(({ name, amount }) => (
        <li key={name} className={`card tier is-${name.toLowerCase()}`}>
          <h2 id={`tier-${name}`}>
            <span className="tier-name">{name}</span> <span className="tier-amount">{pln(amount)}</span>
          </h2>
          <CheckList items={TIER_BENEFITS[name]} />
          <DonationForm describedBy={`tier-${name}`}>
            <input type="hidden" name="amount" value={amount} data-number="" />
          </DonationForm>
        </li>
      ))}
    </ul>
  );
}

function CustomAmount() {
  return (
    <div className="own-amount">
      <div>
        <h2>Another amount</h2>
        <p>{donationRangeText()} Every złoty helps.</p>
      </div>
      <DonationForm describedBy="own-amount-label">
        <div className="field">
          <label htmlFor="field-amount" id="own-amount-label">
            Amount in PLN
          </label>
          <input
            id="field-amount"
            name="amount"
            type="number"
            inputMode="decimal"
            min={DONATION_LIMITS.min}
            max={DONATION_LIMITS.max}
            step={10 ** -DONATION_LIMITS.decimals}
            required
            aria-describedby="error-amount"
          />
          <FieldError name="amount" />
        </div>
      </DonationForm>
    </div>
  );
}

function Notes() {
  return (
    <section className="wrap section" aria-labelledby="before-you-give">
      <h2 id="before-you-give">Before you give</h2>
      <ul className="note-list">
        {DONATION_NOTES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
