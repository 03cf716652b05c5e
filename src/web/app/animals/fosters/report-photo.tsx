import { animalsTexts } from "../texts.ts";

/** A photo that a foster family sent and nobody has looked at yet: for staff and who sent it. */
export const ReportPhoto = ({ reportId, animal }: { reportId: number; animal: string }) => (
  <img
    className="report-photo"
    src={`/api/foster-reports/${reportId}/photo`}
    alt={animalsTexts().fosters.report.animalOf(animal)}
    loading="lazy"
  />
);
