import type { Animal } from "../../../contract/animals/animals.ts";
import type { KnownFact } from "../../../contract/animals/household.ts";
import { href } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { shelterIcons } from "../../shelter-look.ts";
import { HouseholdInvitation } from "../animals/household.tsx";
import { LatelyFound } from "../animals/lately-found.tsx";
import { ReachOut } from "../outreach/reach-out.tsx";
import { ButtonLink } from "../platform/button.tsx";
import { linked } from "../platform/linked.tsx";
import type { Page } from "../platform/page.ts";
import { partsOf } from "../platform/page-parts.tsx";
import { Illustration } from "../platform/pictures.tsx";
import type { Favourites } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().landing;

/** `known`: what visitors are asked about. */
type Props = { animals: Animal[] | null; known: readonly KnownFact[]; favourites: Favourites };

/** The landing page (spec §2.4). */
export const landingPage: Page<Props> = {
  head: (_props, site) => ({
    title: texts().title(shelter().name),
    wholeTitle: true,
    description: texts().description,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "AnimalShelter",
        name: shelter().name,
        description: texts().description,
        url: site.publicUrl + href("/"),
        logo: `${site.publicUrl}${shelterIcons(shelter())[0]?.href}`,
      },
    ],
  }),
  body: ({ animals, known, favourites }) => (
    <>
      <Hero />
      <Welcome />
      <HouseholdInvitation known={known} />
      <LatelyFound animals={animals} favourites={favourites} />
      <HowCanYouHelp />
      <ReachOut />
    </>
  ),
};

const Hero = () => (
  <section className="hero">
    <div className="hero-text">
      <h1>{texts().hero.title}</h1>
      <p className="lead">{linked(texts().hero.lead)}</p>
      <div className="row">
        <ButtonLink href={href("/adoption")} look="call">
          {texts().hero.adopt}
        </ButtonLink>
        <ButtonLink href={href("/animals")} look="quiet">
          {pageTexts().chrome.meetAnimals}
        </ButtonLink>
      </div>
    </div>
    <picture>
      <source media="(width < 600px)" srcSet="/illustrations/hero-phone.webp" width={800} height={600} />
      <img
        className="hero-picture"
        src="/illustrations/hero.webp"
        alt=""
        width={1600}
        height={1000}
        fetchPriority="high"
      />
    </picture>
  </section>
);

const Welcome = () => (
  <section className="wrap welcome">
    <h2>{texts().welcome.title}</h2>
    <p>{linked(texts().welcome.text)}</p>
  </section>
);

/** `way` names the texts and the illustration. */
const WAYS_TO_HELP = [
  { way: "adoption", path: "/adoption" },
  { way: "donating", path: "/help/donate" },
  { way: "volunteering", path: "/help/volunteer" },
  { way: "fostering", path: "/adoption" },
] as const;

type Way = (typeof WAYS_TO_HELP)[number]["way"];

/** What a way to help is; the shelter says for how many weeks it fosters. */
const wayText = (way: Way): string =>
  way === "fostering" ? texts().help.fostering.text(shelter().rules.fosterWeeks) : texts().help[way].text;

/** The ways to help as the shelter has them. */
const waysToHelp = () =>
  withPictures(
    partsOf(
      texts().parts.help,
      WAYS_TO_HELP.map(({ way, path }) => ({
        name: texts().help[way].name,
        text: wayText(way),
        way: way as string,
        link: href(path),
      })),
    ),
  );

/**
 * The shelter's own ways have pictures that no other card has, as long as there are some: first the house, then those of
 * the ways that it left out, and last the team, which stands beside the contact form.
 */
function withPictures<P extends { way?: string }>(parts: readonly P[]) {
  const shown = parts.map(({ way }) => way);
  const leftOut = WAYS_TO_HELP.map(({ way }) => way as string).filter((way) => !shown.includes(way));
  const spare = ["about", ...leftOut, "team"];
  let own = 0;
  return parts.map((part) => ({ ...part, way: part.way ?? (spare[own++ % spare.length] as string) }));
}

const HowCanYouHelp = () => (
  <section className="wrap help" aria-labelledby="how-can-you-help">
    <div className="help-head">
      <h2 id="how-can-you-help">{texts().help.title}</h2>
      <ButtonLink href={href("/help")} look="main">
        {texts().help.more}
      </ButtonLink>
    </div>
    <ul className="help-cards">
      {waysToHelp().map(({ name, text, link, way }) => (
        <li key={name} className={`card help-card is-${way}`}>
          <Illustration name={way} sizes="(max-width: 560px) 38vw, (max-width: 980px) 45vw, 290px" />
          <h3>
            {link === undefined ? (
              name
            ) : (
              <a className="card-link" href={link}>
                {name}
              </a>
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
