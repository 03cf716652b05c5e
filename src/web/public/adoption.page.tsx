import { href } from "../../contract/href.ts";
import { shelter } from "../../contract/shelter.ts";
import { loginPath } from "../login-path.ts";
import { breadcrumbList, homeCrumb } from "./breadcrumbs.tsx";
import { ButtonLink } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { linked } from "./linked.tsx";
import type { Page } from "./page.ts";
import { PageHero } from "./page-hero.tsx";
import type { Viewer } from "./page-props.ts";
import { StepList } from "./step-list.tsx";
import { pageTexts } from "./texts/texts.ts";

const APPLY = "/user_page/adoptions/apply";

/** Adoption information (spec §2.4). */
export const adoptionPage: Page<"adoption"> = {
  head: (_props, { publicUrl }) => ({
    title: pageTexts().adoption.title,
    description: pageTexts().adoption.description(shelter().rules.fosterWeeks),
    image: "/illustrations/adoption.webp",
    jsonLd: [howToJsonLd(), breadcrumbList(publicUrl, [homeCrumb()], pageTexts().adoption.title)],
  }),
  body: (_props, { viewer }) => (
    <>
      <PageHero title={pageTexts().adoption.title} lead={pageTexts().adoption.lead} illustration="adoption">
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
        {viewer ? pageTexts().adoption.apply : pageTexts().adoption.logInToApply}
      </ButtonLink>
      <ButtonLink href={href("/animals")} look="quiet">
        {pageTexts().chrome.meetAnimals}
      </ButtonLink>
    </div>
  );
}

/** The four types of adoption (spec §2.4). */
function adoptionTypes(): readonly { name: string; icon: IconName; text: string; goodFor: string }[] {
  const { inShelter, offSite, fosterToAdopt, virtual } = pageTexts().adoption;
  return [
    { ...inShelter, icon: "home" },
    { ...offSite, icon: "pin" },
    { ...fosterToAdopt, icon: "heart", text: fosterToAdopt.text(shelter().rules.fosterWeeks) },
    { ...virtual, icon: "video" },
  ];
}

function Types() {
  const { typesTitle, typesLead } = pageTexts().adoption;
  return (
    <section className="wrap section" aria-labelledby="types">
      <h2 id="types">{typesTitle}</h2>
      <p className="lead">{linked(typesLead)}</p>
      <ul className="info-tiles tinted is-pairs">
        {adoptionTypes().map(({ name, icon, text, goodFor }) => (
          <li key={name} className="card info-tile">
            <span className="round-icon">
              <Icon name={icon} />
            </span>
            <h3>{name}</h3>
            <p>{linked(text)}</p>
            <p className="info-note">{linked(goodFor)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Procedure() {
  const { stepsTitle, stepsLead, steps } = pageTexts().adoption;
  return (
    <section className="section band" aria-labelledby="procedure">
      <div className="wrap">
        <h2 id="procedure">{stepsTitle}</h2>
        <p className="lead">{linked(stepsLead)}</p>
        <StepList steps={steps} />
      </div>
    </section>
  );
}

/** The shelter's rules, with the specification's texts (spec §9). */
function adoptionRules(): readonly { rule: string; why: string }[] {
  const { walks, finalized, foster } = pageTexts().adoption.rules;
  const { rules } = shelter();
  return [
    { rule: walks.rule(rules.walksFromMonths, rules.walks), why: walks.why },
    { rule: finalized.rule(rules.finalizeWithinDays), why: finalized.why },
    { rule: foster.rule(rules.fosterWeeks), why: foster.why },
  ];
}

/** The reason goes on in the rule's sentence, or is one of its own where a shelter has written it so. */
const continued = (why: string): string => (/^\p{P}/u.test(why) ? why : ` ${why}`);

function Rules() {
  return (
    <section className="wrap section" aria-labelledby="rules">
      <h2 id="rules">{pageTexts().adoption.rulesTitle}</h2>
      <ul className="rule-list">
        {adoptionRules().map(({ rule, why }) => (
          <li key={rule}>
            <strong>{rule}</strong>
            {linked(continued(why))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function howToJsonLd(): object {
  const { howTo, steps } = pageTexts().adoption;
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: howTo,
    step: steps.map(({ name, text }, at) => ({ "@type": "HowToStep", position: at + 1, name, text })),
  };
}
