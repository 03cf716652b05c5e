import { ADULT_AGE_YEARS, VOLUNTEER_FORM } from "../../../contract/people/volunteer-form.ts";
import { href } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { HelpNav } from "../platform/help-nav.tsx";
import { Icon } from "../platform/icon.tsx";
import { linked } from "../platform/linked.tsx";
import { CheckList, StepList } from "../platform/lists.tsx";
import type { Page } from "../platform/page.ts";
import { PageHero } from "../platform/page-hero.tsx";
import { partName, partsOf } from "../platform/page-parts.tsx";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().volunteer;

/** The tasks of volunteers, the requirements, and the form to download (spec §2.4). */
export const volunteerPage: Page = {
  head: () => ({
    title: texts().title,
    description: texts().description(shelter().rules.volunteerMinAge, shelter().rules.volunteerMinMonths),
    image: "/illustrations/volunteering.webp",
  }),
  body: (_props, { path }) => (
    <>
      <HelpNav path={path} />
      <PageHero title={texts().title} lead={texts().lead} illustration="volunteering">
        <ApplyButton />
      </PageHero>
      <section className="wrap section two-columns" aria-labelledby="requirements">
        <div>
          <h2 id="requirements">{texts().requirementsTitle}</h2>
          <CheckList items={requirements()} />
        </div>
        <div className="card">
          <h2 className="is-small">{texts().tasksTitle}</h2>
          <dl className="task-list">
            {partsOf(texts().parts.tasks, texts().tasks).map((task) => (
              <div key={task.name}>
                <dt>{partName(task)}</dt>
                <dd>{linked(task.text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section band" aria-labelledby="how-it-goes">
        <div className="wrap">
          <h2 id="how-it-goes">{texts().stepsTitle}</h2>
          <StepList steps={partsOf(texts().parts.steps, texts().steps)} />
        </div>
      </section>
    </>
  ),
};

/** The requirements for volunteers (spec §2.4, §9). */
function requirements(): readonly string[] {
  const { age, months, others } = texts().requirements;
  const { volunteerMinAge, volunteerMinMonths } = shelter().rules;
  return [age(volunteerMinAge, ADULT_AGE_YEARS), months(volunteerMinMonths), ...others];
}

const ApplyButton = () => (
  <>
    <div className="row">
      <a className="button is-call" href={href(VOLUNTEER_FORM.path)} download={VOLUNTEER_FORM.fileName}>
        {texts().apply}
        <Icon name="download" />
      </a>
    </div>
    <p className="soft button-note">{texts().applyNote}</p>
  </>
);
