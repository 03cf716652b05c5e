import { ibanInGroups } from "../../../contract/platform/iban.ts";
import type { OpeningToday } from "../../../contract/platform/opening-hours.ts";
import type { DayThatDiffers } from "../../../contract/platform/shelter.ts";
import { shelter, shelterPhone } from "../../../contract/platform/shelter.ts";
import { postalAddress } from "../people/job-posting.ts";
import { EmailLink, OpeningTimes, PhoneLink } from "../platform/contact.tsx";
import { Icon, type IconName } from "../platform/icon.tsx";
import { linked } from "../platform/linked.tsx";
import type { Page } from "../platform/page.ts";
import { PageHero } from "../platform/page-hero.tsx";
import { partName, partsOf } from "../platform/page-parts.tsx";
import { Illustration } from "../platform/pictures.tsx";
import { pageTexts } from "../texts/texts.ts";

const description = () => pageTexts().about.description(shelter().name, shelter().city);

/** The four values (spec §2.4). */
const VALUES: readonly { key: "team" | "care" | "partners" | "education"; icon: IconName }[] = [
  { key: "team", icon: "panel" },
  { key: "care", icon: "heart" },
  { key: "partners", icon: "hand" },
  { key: "education", icon: "calendar" },
];

/** Whether the shelter is open now, and the days of the next month that differ. */
type Props = { today: OpeningToday; exceptions: readonly DayThatDiffers[] };

/** About the shelter and its four values (spec §2.4). */
export const aboutPage: Page<Props> = {
  head: (_props, site) => ({
    title: pageTexts().about.title,
    description: description(),
    image: "/illustrations/about.webp",
    jsonLd: [shelterJsonLd(site.publicUrl)],
  }),
  body: (props) => (
    <>
      <PageHero title={pageTexts().about.title} lead={pageTexts().about.lead} illustration="about" />
      <section className="wrap about-text" aria-label={pageTexts().about.whoWeAre}>
        <p>{linked(pageTexts().about.home(shelter().city))}</p>
        <p>{linked(pageTexts().about.work)}</p>
      </section>
      <Values />
      <Visit {...props} />
    </>
  ),
};

function Values() {
  const texts = pageTexts().about;
  const values = partsOf(
    texts.parts.values,
    VALUES.map(({ key, icon }) => ({ ...texts[key], icon })),
  );
  return (
    <section className="section band" aria-labelledby="values">
      <div className="wrap two-columns is-wide-right">
        <div className="values-head">
          <h2 id="values">{texts.valuesTitle}</h2>
          <Illustration name="team" />
        </div>
        <ul className="value-list tinted">
          {values.map(({ icon = "heart", ...value }) => (
            <li key={value.name}>
              <span className="round-icon">
                <Icon name={icon} />
              </span>
              <div>
                <h3>{partName(value)}</h3>
                <p>{linked(value.text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Visit(times: Props) {
  const texts = pageTexts().about;
  return (
    <section className="wrap section" aria-labelledby="visit">
      <h2 id="visit">{texts.visitTitle}</h2>
      <dl className="visit">
        <div>
          <dt>{texts.address}</dt>
          <dd>
            {shelter().street}
            <br />
            {shelter().postalCode} {shelter().city}
          </dd>
        </div>
        <div>
          <dt>{texts.hours}</dt>
          <OpeningTimes {...times} />
        </div>
        <div>
          <dt>{texts.contact}</dt>
          <dd>
            <PhoneLink />
          </dd>
          <dd>
            <EmailLink />
          </dd>
        </div>
        <Organisation />
      </dl>
    </section>
  );
}

/** The legal name, the numbers and the bank account that the shelter's record has. */
function Organisation() {
  const { legalName, taxId, registerId, iban } = shelter();
  const texts = pageTexts().about;
  const lines = [
    legalName,
    taxId && texts.taxId(taxId),
    registerId && texts.registerId(registerId),
    iban && texts.iban(ibanInGroups(iban)),
  ].filter((line) => line !== null && line !== "");
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>{texts.organisation}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

function shelterJsonLd(publicUrl: string): object {
  const { exceptions, legalName, taxId } = shelter();
  return {
    "@context": "https://schema.org",
    "@type": "AnimalShelter",
    name: shelter().name,
    description: description(),
    url: `${publicUrl}/`,
    image: `${publicUrl}/illustrations/about.webp`,
    telephone: shelterPhone(),
    email: shelter().email,
    address: postalAddress(),
    openingHoursSpecification: shelter().openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.map(({ on, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: on,
        validThrough: on,
        // A day without opening is closed (schema.org).
        ...(opens && closes ? { opens, closes } : { opens: "00:00", closes: "00:00" }),
      })),
    }),
    ...(legalName && { legalName }),
    ...(taxId && { taxID: taxId }),
  };
}
