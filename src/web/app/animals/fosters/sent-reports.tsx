import { Text } from "@mantine/core";
import type { FosterReport, OwnPlacementDetail } from "../../../../contract/animals/fosters.ts";
import { Section } from "../../platform/kit/section.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { ReportPhoto } from "./report-photo.tsx";

/** What somebody has sent of the animal that lives with them, and what became of it. */
export function SentReports({ placement: { reports, animal } }: { placement: OwnPlacementDetail }) {
  const text = appTexts().fosters.sent;
  return (
    <Section title={text.title}>
      {reports.length === 0 && <Text>{text.none}</Text>}
      <ul className="foster-reports">
        {reports.map((report) => (
          <Sent key={report.id} report={report} animal={animal} />
        ))}
      </ul>
    </Section>
  );
}

function Sent({ report, animal }: { report: FosterReport; animal: string }) {
  const text = appTexts().fosters.sent;
  const { id, sentAt, note, hasPhoto, answer } = report;
  return (
    <li>
      <When at={sentAt} hasTime />
      {hasPhoto && answer === null && <ReportPhoto reportId={id} animal={animal} />}
      {note && <p className="as-typed">{note}</p>}
      <span className="fact-detail">{answer === null ? text.waiting : text.answers[answer]}</span>
    </li>
  );
}
