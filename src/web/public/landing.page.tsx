import { shelter } from "../../contract/shelter.ts";
import { ButtonLink } from "./button.tsx";
import { LatelyFound } from "./lately-found.tsx";
import type { Page } from "./page.ts";
import { ReachOut } from "./reach-out.tsx";

const DESCRIPTION =
  "Dogs and cats waiting for a home. Meet them, adopt, foster, donate or give a few hours of your week to the shelter.";

/** The landing page (spec §2.4). */
export const landingPage: Page<"landing"> = {
  head: (_props, site) => ({
    title: `${shelter().name} – Adopt a Friend`,
    wholeTitle: true,
    description: DESCRIPTION,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "AnimalShelter",
        name: shelter().name,
        description: DESCRIPTION,
        url: `${site.publicUrl}/`,
        logo: `${site.publicUrl}/favicon.svg`,
      },
    ],
  }),
  body: ({ animals, favourites }) => (
    <>
      <Hero />
      <Welcome />
      <LatelyFound animals={animals} favourites={favourites} />
      <HowCanYouHelp />
      <ReachOut />
    </>
  ),
};

function Hero() {
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>Adopt a Friend</h1>
        <p className="lead">
          Somebody here already has a name, a favourite toy and a way of looking at the door. All that is missing is
          you.
        </p>
        <div className="row">
          <ButtonLink href="/adoption" look="call">
            Adopt Now
          </ButtonLink>
          <ButtonLink href="/animals" look="quiet">
            Meet the animals
          </ButtonLink>
        </div>
      </div>
      <img
        className="hero-picture"
        src="/illustrations/hero.webp"
        alt=""
        width={1600}
        height={1000}
        fetchPriority="high"
      />
    </section>
  );
}

function Welcome() {
  return (
    <section className="wrap welcome">
      <h2>Welcome</h2>
      <p>
        We take in dogs and cats that have lost their people, give them food, a warm place and a vet’s care, and look
        for the home each of them deserves. Come and see us, by the gate or on these pages.
      </p>
    </section>
  );
}

const WAYS_TO_HELP = [
  { name: "Adoption", picture: "adoption", href: "/adoption", text: "Give one of them a sofa, a name and a future." },
  { name: "Donating", picture: "donating", href: "/help/donate", text: "A bowl of food, a vaccine, a warm blanket." },
  {
    name: "Volunteering",
    picture: "volunteering",
    href: "/help/volunteer",
    text: "Walks, brushing, and good company.",
  },
  {
    name: "Fostering",
    picture: "fostering",
    href: "/adoption",
    text: "Two weeks at your home to get to know each other.",
  },
] as const;

function HowCanYouHelp() {
  return (
    <section className="wrap help" aria-labelledby="how-can-you-help">
      <div className="help-head">
        <h2 id="how-can-you-help">How Can You Help</h2>
        <ButtonLink href="/help" look="main">
          Learn More
        </ButtonLink>
      </div>
      <ul className="help-cards">
        {WAYS_TO_HELP.map(({ name, picture, href, text }) => (
          <li key={name} className={`card help-card is-${picture}`}>
            <img
              src={`/illustrations/${picture}.webp`}
              alt=""
              width={800}
              height={600}
              loading="lazy"
              decoding="async"
            />
            <h3>
              <a className="card-link" href={href}>
                {name}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
