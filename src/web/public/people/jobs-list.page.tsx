import type { Job } from "../../../contract/people/jobs.ts";
import { href } from "../../../contract/platform/href.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { salaryRange } from "../../format.ts";
import { loginPath } from "../../login-path.ts";
import { HelpNav } from "../platform/help-nav.tsx";
import { Notice } from "../platform/notice.tsx";
import type { Page } from "../platform/page.ts";
import { adjacentPages, Pagination } from "../platform/pagination.tsx";
import { Paragraphs } from "../platform/paragraphs.tsx";
import type { Site, Viewer } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";
import { jobPosting } from "./job-posting.ts";

const texts = () => pageTexts().jobs;

type Props = { jobs: PageOf<Job> | null };

/** Job openings (spec §2.4), with all details, because a job's own page needs an account (rules §11). */
export const jobsListPage: Page<Props> = {
  head: ({ jobs }, { path, publicUrl }) => ({
    title: texts().title,
    description: texts().description,
    jsonLd: jobs?.items.map((job) => jobPosting(job, publicUrl)),
    ...adjacentPages(path, jobs),
  }),
  body: ({ jobs }, site) => (
    <>
      <HelpNav path={site.path} />
      <div className="wrap page-top">
        <h1>{texts().title}</h1>
        <p className="lead">{texts().lead}</p>
      </div>
      <div className="wrap">
        {jobs ? <Openings jobs={jobs} site={site} /> : <Notice kind="error">{texts().loadFailed}</Notice>}
      </div>
    </>
  ),
};

function Openings({ jobs, site }: { jobs: PageOf<Job>; site: Site }) {
  if (jobs.items.length === 0) {
    return <Notice kind="empty">{texts().none}</Notice>;
  }
  return (
    <>
      <ul className="job-list">
        {jobs.items.map((job) => (
          <Opening key={job.id} job={job} viewer={site.viewer} />
        ))}
      </ul>
      <Pagination list={jobs} path={site.path} label={texts().pages} />
    </>
  );
}

function Opening({ job, viewer }: { job: Job; viewer: Viewer }) {
  const title = `job-${job.id}`;
  const detail = href(`/help/job/${job.id}`);
  return (
    <li className="card job">
      <div className="job-text">
        <h2 id={title} lang={job.languages?.name}>
          {job.name}
        </h2>
        <Paragraphs text={job.description} lang={job.languages?.description} />
      </div>
      <div className="job-side">
        <p className="job-salary">
          <span className="soft">{texts().salary}</span> <strong>{salaryRange(job.minSalary, job.maxSalary)}</strong>
        </p>
        <a className="button" href={viewer ? detail : loginPath(detail)} aria-describedby={title}>
          {viewer ? texts().apply : texts().logInToApply}
        </a>
      </div>
    </li>
  );
}
