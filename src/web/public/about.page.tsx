import { hoursInWords } from "../../contract/opening-hours.ts";
import { PHONE_COUNTRY_CODE, shelter, shelterPhone } from "../../contract/shelter.ts";
import { aboutText, VALUES } from "./content/about.ts";
import { Icon } from "./icon.tsx";
import { postalAddress } from "./job-posting.ts";
import type { Page } from "./page.ts";
import { PageHero } from "./page-hero.tsx";

const description = () =>
  `${shelter().name} in ${shelter().city}: who we are, what we believe in, and when you can visit the dogs and cats that wait for a home.`;

/** About the shelter and its four values (spec §2.4). */
export const aboutPage: Page<"about"> = {
  head: (_props, site) => ({
    title: "About Us",
    description: description(),
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
        {aboutText().map((paragraph) => (
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
            {shelter().street}
            <br />
            {shelter().postalCode} {shelter().city}
          </dd>
        </div>
        <div>
          <dt>Opening hours</dt>
          {hoursInWords(shelter().openingHours).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt>Contact</dt>
          <dd>
            <a href={`tel:${PHONE_COUNTRY_CODE}${shelter().phone}`}>{shelterPhone()}</a>
          </dd>
          <dd>
            <a href={`mailto:${shelter().email}`}>{shelter().email}</a>
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
  };
}
