import { shelterRuleText } from "../../contract/shelter-rules.ts";
import { loginPath } from "../login-path.ts";
import { breadcrumbList } from "./breadcrumbs.tsx";
import { ButtonLink } from "./button.tsx";
import { ADOPTION_STEPS, adoptionRules, adoptionTypes } from "./content/adoption.ts";
import { Icon } from "./icon.tsx";
import type { Page } from "./page.ts";
import { PageHero } from "./page-hero.tsx";
import type { Viewer } from "./page-props.ts";
import { StepList } from "./step-list.tsx";

const TITLE = "Adoption";
const description = () =>
  `How to adopt a dog or a cat from our shelter: four types of adoption and six steps. ${shelterRuleText().foster}.`;
const APPLY = "/user_page/adoptions/apply";

/** Adoption information (spec §2.4). */
export const adoptionPage: Page<"adoption"> = {
  head: (_props, { publicUrl }) => ({
    title: TITLE,
    description: description(),
    image: "/illustrations/adoption.webp",
    jsonLd: [howToJsonLd(), breadcrumbList(publicUrl, [{ text: "Home", href: "/" }], TITLE)],
  }),
  body: (_props, { viewer }) => (
    <>
      <PageHero
        title={TITLE}
        lead="Bringing an animal home is a big day for both of you. Here is how it goes, so that nothing on the way is a surprise."
        illustration="adoption"
      >
        <ApplyButton viewer={viewer} />
      </PageHero>
      <Types />
      <Procedure />
      <Rules />
    </>
  ),
};

function ApplyButton({ viewer }: { viewer: Viewer }) {
  return (
    <div className="row">
      <ButtonLink href={viewer ? APPLY : loginPath(APPLY)} look="call">
        {viewer ? "Apply to Adopt" : "Log in to Apply"}
      </ButtonLink>
      <ButtonLink href="/animals" look="quiet">
        Meet the animals
      </ButtonLink>
    </div>
  );
}

function Types() {
  return (
    <section className="wrap section" aria-labelledby="types">
      <h2 id="types">Four types of adoption</h2>
      <p className="lead">Every animal and every family is different. Choose the way that suits you both.</p>
      <ul className="info-tiles tinted is-pairs">
        {adoptionTypes().map(({ name, icon, text, goodFor }) => (
          <li key={name} className="card info-tile">
            <span className="round-icon">
              <Icon name={icon} />
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="info-note">{goodFor}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Procedure() {
  return (
    <section className="section band" aria-labelledby="procedure">
      <div className="wrap">
        <h2 id="procedure">The procedure, in six steps</h2>
        <p className="lead">You can follow each of them in your account, and we write to you whenever one is taken.</p>
        <StepList steps={ADOPTION_STEPS} />
      </div>
    </section>
  );
}

function Rules() {
  return (
    <section className="wrap section" aria-labelledby="rules">
      <h2 id="rules">Good to know</h2>
      <ul className="rule-list">
        {adoptionRules().map(({ rule, why }) => (
          <li key={rule}>
            <strong>{rule}</strong>, {why}
          </li>
        ))}
      </ul>
    </section>
  );
}

function howToJsonLd(): object {
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: "How to adopt an animal from the shelter",
    step: ADOPTION_STEPS.map(({ name, text }, at) => ({ "@type": "HowToStep", position: at + 1, name, text })),
  };
}
