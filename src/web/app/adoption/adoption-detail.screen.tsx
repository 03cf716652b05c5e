import { Anchor, Button, Stack } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { Link, useNavigate } from "react-router";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { eventText } from "../animals/words/adoption.history.ts";
import { Files } from "../platform/attachments/files.tsx";
import { AddressRecord } from "../platform/kit/address-record.tsx";
import { Remember } from "../platform/kit/recent.ts";
import { RecordPanels } from "../platform/kit/record-panels.tsx";
import { Loaded, Screen, Section } from "../platform/kit/screen.tsx";
import { Sentence } from "../platform/kit/sentence.tsx";
import { When } from "../platform/kit/when.tsx";
import { useSession } from "../platform/session.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { adoptionQuery } from "./adoption.api.ts";
import { AdoptionFacts } from "./adoption-facts.tsx";
import { AdoptionWork } from "./adoption-work.tsx";
import { missingText } from "./missing-text.ts";
import { type StageLine, stageLines } from "./stage-lines.ts";
import { adoptionTexts } from "./texts.ts";
import { AdoptionVisits } from "./visits/adoption-visits.tsx";

/** One adoption for staff (spec §2.6): all its data, and the actions on it. */
export function AdoptionDetailScreen() {
  const text = adoptionTexts().adoptions.detail;
  return (
    <AddressRecord read={adoptionQuery} notFound={recordTexts().adoptions.notFound}>
      {(query) => (
        <Screen title={titleOf(query.data)} actions={query.data && <EditLink adoption={query.data} />}>
          <Anchor component={Link} to="/admin/adoptions" size="sm">
            {text.back}
          </Anchor>
          <Loaded query={query} failed={text.loadFailed}>
            {(adoption) => (
              <>
                <Remember
                  to={`/admin/adoption/${adoption.id}`}
                  name={listed(adoption.animalName, adoption.adopterFullName)}
                  kind="adoption"
                />
                <Parts adoption={adoption} />
              </>
            )}
          </Loaded>
        </Screen>
      )}
    </AddressRecord>
  );
}

function titleOf(adoption: Adoption | undefined): string {
  const text = adoptionTexts().adoptions.detail;
  return adoption ? text.titleOf(adoption.animalName) : text.title;
}

const Parts = ({ adoption }: { adoption: Adoption }) => (
  <>
    <AdoptionFacts adoption={adoption} />
    <div className="two-columns">
      <AdoptionWork adoption={adoption} />
      <Stack gap="1.25rem" miw={0}>
        <StageList adoption={adoption} />
        <RecordPanels subject={{ kind: "adoption", id: adoption.id }} />
        <AdoptionVisits adoption={adoption} />
        <Files subject={`adoption:${adoption.id}`} mayTick />
        <HistoryList history={adoption.history} />
      </Stack>
    </div>
  </>
);

/** Admins assign the open stage on the edit screen (rules §4); its shortcut is `e`. */
function EditLink({ adoption: { id, outcome } }: { adoption: Adoption }) {
  const { isAdmin } = useSession();
  const navigate = useNavigate();
  const to = `/admin/adoption/edit/${id}`;
  const mayEdit = isAdmin && outcome === null;
  useHotkeys([["e", () => mayEdit && navigate(to)]]);
  if (!mayEdit) return null;
  return (
    <Button component={Link} to={to} variant="outline">
      {appTexts().kit.record.edit}
    </Button>
  );
}

/** The six stages with their dates and assignees (spec §3). */
const StageList = ({ adoption }: { adoption: Adoption }) => (
  <Section title={adoptionTexts().adoptions.stages.title}>
    <ol className="record-stages">
      {stageLines(adoption).map((line) => (
        <li key={line.type} data-state={line.state} aria-current={line.state === "current" ? "step" : undefined}>
          <p className="stage-name">{line.name}</p>
          <StageDetails {...line} />
        </li>
      ))}
    </ol>
  </Section>
);

function StageDetails({ statusName, openedAt, closedAt, assignees, state }: StageLine) {
  if (statusName === undefined) return null;
  const text = adoptionTexts().adoptions.stages;
  const names = assignees
    // In the open stage, former assignees are left out.
    .filter(({ endAt }) => state !== "current" || endAt === null)
    .map(({ name, surname }) => `${name} ${surname}`);
  const since = closedAt ?? openedAt;
  return (
    <p className="stage-details">
      {since ? (
        <Sentence
          text={closedAt ? `${statusName} · {at}` : text.since(statusName)}
          elements={{ at: <When at={since} /> }}
        />
      ) : (
        statusName
      )}
      <br />
      {names.length > 0 ? names.join(", ") : text.nobody}
    </p>
  );
}

/** The history of an adoption, the latest entry first (rules §4). */
const HistoryList = ({ history }: { history: Adoption["history"] }) => (
  <Section title={appTexts().kit.record.history}>
    <ol className="record-history">
      {history.toReversed().map((entry) => (
        <li key={`${entry.at} ${entry.event}`}>
          <p>{eventText(entry)}</p>
          <p className="record-when">
            <When at={entry.at} />
            {entry.actorFullName && ` · ${entry.actorFullName}`}
          </p>
          {entry.note && <p className="as-typed record-note">{entry.note}</p>}
          {entry.despite && (
            <p className="as-typed record-note">
              {adoptionTexts().adoptions.despite.written(missingText(entry.cautions), entry.despite)}
            </p>
          )}
          {entry.message && (
            <p className="as-typed record-note">{adoptionTexts().adoptions.reject.written(entry.message)}</p>
          )}
        </li>
      ))}
    </ol>
  </Section>
);
