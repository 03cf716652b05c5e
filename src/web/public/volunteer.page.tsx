import { shelter } from "../../contract/shelter.ts";
import { VOLUNTEER_FORM } from "../../contract/shelter-rules.ts";
import { CheckList } from "./check-list.tsx";
import { VOLUNTEER_STEPS, VOLUNTEER_TASKS, volunteerRequirements } from "./content/volunteering.ts";
import { HelpNav } from "./help-nav.tsx";
import { Icon } from "./icon.tsx";
import type { Page } from "./page.ts";
import { PageHero } from "./page-hero.tsx";
import { StepList } from "./step-list.tsx";

/** The tasks of volunteers, the requirements, and the form to download (spec §2.4). */
export const volunteerPage: Page<"volunteer"> = {
  head: () => ({
    title: "Volunteer",
    description: `Give a few hours of your week to dogs and cats. Volunteers are at least ${shelter().rules.volunteerMinAge} and stay for at least ${shelter().rules.volunteerMinMonths} months. Download the application form.`,
    image: "/illustrations/volunteering.webp",
  }),
  body: (_props, { path }) => (
    <>
      <HelpNav path={path} />
      <PageHero
        title="Volunteer"
        lead="A walk, a brush, an hour of company: small things for you, and the best part of the day for somebody here."
        illustration="volunteering"
      >
        <ApplyButton />
      </PageHero>
      <section className="wrap section two-columns" aria-labelledby="requirements">
        <div>
          <h2 id="requirements">What we ask of you</h2>
          <CheckList items={volunteerRequirements()} />
        </div>
        <div className="card">
          <h2 className="is-small">What you could do</h2>
          <dl className="task-list">
            {VOLUNTEER_TASKS.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section band" aria-labelledby="how-it-goes">
        <div className="wrap">
          <h2 id="how-it-goes">How it goes</h2>
          <StepList steps={VOLUNTEER_STEPS} />
        </div>
      </section>
    </>
  ),
};

function ApplyButton() {
  return (
    <>
      <div className="row">
        <a className="button is-call" href={VOLUNTEER_FORM.path} download={VOLUNTEER_FORM.fileName}>
          Apply Now
          <Icon name="download" />
        </a>
      </div>
      <p className="soft button-note">Downloads the application form, a PDF of two pages.</p>
    </>
  );
}
