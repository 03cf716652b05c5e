import type { Job } from "../../../contract/people/jobs.ts";
import { href } from "../../../contract/platform/href.ts";
import { salaryRange, summary } from "../../format.ts";
import { Breadcrumbs, breadcrumbList, homeCrumb } from "../platform/breadcrumbs.tsx";
import type { Page } from "../platform/page.ts";
import { Paragraphs } from "../platform/paragraphs.tsx";
import { pageTexts } from "../texts/texts.ts";
import { JobApplicationForm } from "./job-application-form.tsx";

const trail = () => [homeCrumb(), { text: pageTexts().help.jobs, href: href("/help/jobs") }];

type Props = { job: Job };

/** One job with its application form (spec §2.4), only for people who are signed in (rules §11). */
export const jobDetailPage: Page<Props> = {
  head: ({ job }, { publicUrl }) => ({
    title: job.name,
    description: summary(job.description),
    jsonLd: [breadcrumbList(publicUrl, trail(), job.name)],
    noIndex: true,
  }),
  body: ({ job }) => (
    <>
      <div className="wrap">
        <Breadcrumbs trail={trail()} here={job.name} />
      </div>
      <div className="wrap page-top job-detail">
        <article className="prose">
          <h1 lang={job.languages?.name}>{job.name}</h1>
          <p className="job-salary">
            <span className="soft">{pageTexts().jobs.salary}</span>{" "}
            <strong>{salaryRange(job.minSalary, job.maxSalary)}</strong>
          </p>
          <Paragraphs text={job.description} lang={job.languages?.description} />
        </article>
        <JobApplicationForm jobId={job.id} />
      </div>
    </>
  ),
};
