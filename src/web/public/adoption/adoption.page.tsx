import { href } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { loginPath } from "../../login-path.ts";
import { breadcrumbList, homeCrumb } from "../platform/breadcrumbs.tsx";
import { ButtonLink } from "../platform/button.tsx";
import { Icon, type IconName } from "../platform/icon.tsx";
import { linked } from "../platform/linked.tsx";
import { StepList } from "../platform/lists.tsx";
import type { Page } from "../platform/page.ts";
import { PageHero } from "../platform/page-hero.tsx";
import { partName, partsOf } from "../platform/page-parts.tsx";
import type { Viewer } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";

const APPLY = "/user_page/adoptions/apply";

/** Adoption information (spec §2.4). */
export const adoptionPage: Page = {
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

const ApplyButton = ({ viewer }: { viewer: Viewer }) => (
  <div className="row">
    <ButtonLink href={viewer ? APPLY : loginPath(APPLY)} look="call">
      {viewer ? pageTexts().adoption.apply : pageTexts().adoption.logInToApply}
    </ButtonLink>
    <ButtonLink href={href("/animals")} look="quiet">
      {pageTexts().chrome.meetAnimals}
    </ButtonLink>
  </div>
);

/** The four types of adoption (spec §2.4). */
function adoptionTypes() {
  const { inShelter, offSite, fosterToAdopt, virtual, parts } = pageTexts().adoption;
  const builtIn: readonly { name: string; icon: IconName; text: string; goodFor: string }[] = [
    { ...inShelter, icon: "home" },
    { ...offSite, icon: "pin" },
    { ...fosterToAdopt, icon: "heart", text: fosterToAdopt.text(shelter().rules.fosterWeeks) },
    { ...virtual, icon: "video" },
  ];
  return partsOf(parts.types, builtIn);
}

function Types() {
  const { typesTitle, typesLead } = pageTexts().adoption;
  return (
    <section className="wrap section" aria-labelledby="types">
      <h2 id="types">{typesTitle}</h2>
      <p className="lead">{linked(typesLead)}</p>
      <ul className="info-tiles tinted is-pairs">
        {adoptionTypes().map(({ icon = "heart", goodFor, ...part }) => (
          <li key={part.name} className="card info-tile">
            <span className="round-icon">
              <Icon name={icon} />
            </span>
            <h3>{partName(part)}</h3>
            <p>{linked(part.text)}</p>
            {goodFor && <p className="info-note">{linked(goodFor)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps as the shelter has them; six are built in (spec §4). */
const adoptionSteps = () => partsOf(pageTexts().adoption.parts.steps, pageTexts().adoption.steps);

function Procedure() {
  const { stepsTitle, stepsLead } = pageTexts().adoption;
  return (
    <section className="section band" aria-labelledby="procedure">
      <div className="wrap">
        <h2 id="procedure">{stepsTitle}</h2>
        <p className="lead">{linked(stepsLead)}</p>
        <StepList steps={adoptionSteps()} />
      </div>
    </section>
  );
}

/** The shelter's rules, with the specification's texts (spec §9). */
function adoptionRules() {
  const { parts } = pageTexts().adoption;
  const { walks, finalized, foster } = pageTexts().adoption.rules;
  const { rules } = shelter();
  return partsOf(parts.rules, [
    { name: walks.rule(rules.walksFromMonths, rules.walks), text: walks.why },
    { name: finalized.rule(rules.finalizeWithinDays), text: finalized.why },
    { name: foster.rule(rules.fosterWeeks), text: foster.why },
  ]);
}

/** The reason goes on in the rule's sentence, or is one of its own where a shelter has written it so. */
const continued = (why: string): string => (/^\p{P}/u.test(why) ? why : ` ${why}`);

const Rules = () => (
  <section className="wrap section" aria-labelledby="rules">
    <h2 id="rules">{pageTexts().adoption.rulesTitle}</h2>
    <ul className="rule-list">
      {adoptionRules().map((rule) => (
        <li key={rule.name}>
          <strong>{partName(rule)}</strong>
          {linked(continued(rule.text))}
        </li>
      ))}
    </ul>
  </section>
);

function howToJsonLd(): object {
  const { howTo } = pageTexts().adoption;
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: howTo,
    step: adoptionSteps().map(({ name, text }, at) => ({ "@type": "HowToStep", position: at + 1, name, text })),
  };
}
