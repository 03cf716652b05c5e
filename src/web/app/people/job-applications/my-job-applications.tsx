import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { MAX_PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { When } from "../../platform/kit/when.tsx";
import { peopleTexts } from "../texts.ts";

/** The jobs for which this person has applied, and what has become of it; nothing for who has applied for none. */
export function MyJobApplications() {
  const { data } = useQuery(apiQuery("GET /job-applications/me", { query: { pageSize: MAX_PAGE_SIZE } }));
  if (!data || data.items.length === 0) return null;
  const { statuses } = recordTexts().jobApplications;
  return (
    <section className="waiting" aria-labelledby="job-applications">
      <h2 id="job-applications">{peopleTexts().userArea.jobApplications}</h2>
      <Stack component="ul" gap="0.5rem">
        {data.items.map(({ id, jobName, applicationStatus, createdAt }) => (
          <li key={id}>
            <strong>{jobName}</strong>
            {` – ${statuses[applicationStatus]}, `}
            <When at={createdAt} />
          </li>
        ))}
      </Stack>
    </section>
  );
}
