import { OPENING_HOURS, SHELTER, SHELTER_PHONE } from "../../contract/shelter.ts";
import { ABOUT_TEXT, VALUES } from "./content/about.ts";
import { Icon } from "./icon.tsx";
import { postalAddress } from "./job-posting.ts";
import type { Page } from "./page.ts";
import { PageHero } from "./page-hero.tsx";

const DESCRIPTION = `${SHELTER.name} in ${SHELTER.city}: who we are, what we believe in, and when you can visit the dogs and cats that wait for a home.`;

/** About the shelter and its four values (spec §2.4). */
export const aboutPage: Page<"about"> = {
  head: (_props, site) => ({
    title: "About Us",
    description: DESCRIPTION,
    image: "/illustrations/about.webp",
    jsonLd: [shelterJsonLd(site.publicUrl)],
  }),
  body: () => (
    <>
      <PageHero
        title="About Us"
        lead="A place to arrive, to rest, and to leave again with somebody of one’s own."
        illustration="about"
      />
      <section className="wrap about-text" aria-label="Who we are">
        {ABOUT_TEXT.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Values />
      <Visit />
    </>
  ),
};

function Values() {
  return (
    <section className="section band" aria-labelledby="values">
      <div className="wrap two-columns is-wide-right">
        <div className="values-head">
          <h2 id="values">What we believe in</h2>
          <img
            className="illustration"
            src="/illustrations/team.webp"
            width={800}
            height={600}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </div>
        <ul className="value-list tinted">
          {VALUES.map(({ name, icon, text }) => (
            <li key={name}>
              <span className="round-icon">
                <Icon name={icon} />
              </span>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Visit() {
  return (
    <section className="wrap section" aria-labelledby="visit">
      <h2 id="visit">Come and see us</h2>
      <dl className="visit">
        <div>
          <dt>Address</dt>
          <dd>
            {SHELTER.street}
            <br />
            {SHELTER.postalCode} {SHELTER.city}
          </dd>
        </div>
        <div>
          <dt>Opening hours</dt>
          {OPENING_HOURS.map(({ label, opens, closes }) => (
            <dd key={label}>
              {label}, {opens}–{closes}
            </dd>
          ))}
        </div>
        <div>
          <dt>Contact</dt>
          <dd>
            <a href={`tel:${SHELTER.phoneCountryCode}${SHELTER.phone}`}>{SHELTER_PHONE}</a>
          </dd>
          <dd>
            <a href={`mailto:${SHELTER.email}`}>{SHELTER.email}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function shelterJsonLd(publicUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "AnimalShelter",
    name: SHELTER.name,
    description: DESCRIPTION,
    url: `${publicUrl}/`,
    image: `${publicUrl}/illustrations/about.webp`,
    telephone: SHELTER_PHONE,
    email: SHELTER.email,
    address: postalAddress(),
    openingHoursSpecification: OPENING_HOURS.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
  };
}
