import { Alert, Badge, Group, Stack, Text } from "@mantine/core";
import type { FosterReport, OwnPlacementDetail } from "../../../../contract/animals/fosters.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { kilograms, localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { AddressRecord } from "../../platform/kit/address-record.tsx";
import { Fact, Facts, Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { WeightDialog } from "../care/weights.tsx";
import { animalsTexts } from "../texts.ts";
import { ReportForm } from "./report-form.tsx";
import { ReportPhoto } from "./report-photo.tsx";

/** One animal of the shelter that lives with this person, or did: what they send, and what became of it (rules §14). */
export function FosterScreen() {
  const text = animalsTexts().fosters;
  return (
    <AddressRecord
      read={(id) => apiQuery("GET /placements/me/:id", { params: { id } })}
      notFound={recordTexts().care.placementNotFound}
    >
      {(query) => (
        <Screen title={query.data?.animal ?? text.title}>
          <Loaded query={query} failed={text.loadFailed}>
            {(placement) => <FosterParts placement={placement} />}
          </Loaded>
        </Screen>
      )}
    </AddressRecord>
  );
}

function FosterParts({ placement }: { placement: OwnPlacementDetail }) {
  const text = animalsTexts().fosters;
  const { kind, from, dueBack, until, actions } = placement;
  return (
    <>
      {until !== null && <Alert color="gray">{text.over}</Alert>}
      <Facts>
        <Fact name={text.kind}>{text.kinds[kind]}</Fact>
        <Fact name={text.lives}>{text.since(localDay(from))}</Fact>
        {until === null && dueBack !== null && <Fact name={text.ends}>{localDay(dueBack)}</Fact>}
        {until !== null && <Fact name={text.ended}>{localDay(until)}</Fact>}
      </Facts>
      {actions.includes("report") && <ReportForm placement={placement} />}
      <Doses doses={placement.doses} />
      <SentWeights placement={placement} />
      <SentReports placement={placement} />
    </>
  );
}

type Dose = OwnPlacementDetail["doses"][number];

/** What is due with the animal, and what it was given while it lives with somebody. The shelter gives it, or says how. */
export function Doses({ doses }: { doses: readonly Dose[] }) {
  const text = animalsTexts().fosters.doses;
  return (
    <Section title={text.title}>
      {doses.length === 0 && <Text>{text.none}</Text>}
      <ul className="care-list foster-list">
        {doses.map((dose) => (
          <li key={dose.id}>
            <span>{dose.kind}</span>
            <DoseDay dose={dose} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DoseDay({ dose: { dueOn, givenOn } }: { dose: Dose }) {
  const text = animalsTexts().fosters.doses;
  if (givenOn !== null) return <span>{text.given(localDay(givenOn))}</span>;
  if (dueOn === null) return null;
  return (
    <span>
      {text.due(localDay(dueOn))}
      {dueOn <= shelterToday() && (
        <Badge color="yellow" ml="xs">
          {text.now}
        </Badge>
      )}
    </span>
  );
}

/** The weights of an animal while it lives with somebody, and the form that sends one. */
export function SentWeights({ placement }: { placement: OwnPlacementDetail }) {
  const text = animalsTexts().fosters.weights;
  const { weights } = placement;
  return (
    <Section title={text.title}>
      {weights.length === 0 && <Text>{text.none}</Text>}
      <ul className="care-list foster-list">
        {weights.map(({ on, kg, isOwn }) => (
          <li key={on}>
            <span>{localDay(on)}</span>
            <span>
              {kilograms(kg)} <span className="fact-detail">{isOwn ? text.own : text.shelter}</span>
            </span>
          </li>
        ))}
      </ul>
      <Group>
        <SendWeight placement={placement} />
      </Group>
    </Section>
  );
}

function SendWeight({ placement: { id, animal, from, actions } }: { placement: OwnPlacementDetail }) {
  const text = animalsTexts().fosters.weights.send;
  return (
    <WeightDialog
      part="foster-weight"
      isOffered={actions.includes("weigh")}
      texts={{ ...text, title: text.title(animal) }}
      since={from}
      send={(body) => callApi("POST /placements/me/:id/weights", { params: { id }, body })}
    />
  );
}

/** What somebody has sent of the animal that lives with them, and what became of it. */
export function SentReports({ placement: { reports, animal } }: { placement: OwnPlacementDetail }) {
  const text = animalsTexts().fosters.sent;
  return (
    <Section title={text.title}>
      {reports.length === 0 && <Text>{text.none}</Text>}
      <Stack component="ul" gap="1rem">
        {reports.map((report) => (
          <Sent key={report.id} report={report} animal={animal} />
        ))}
      </Stack>
    </Section>
  );
}

function Sent({ report, animal }: { report: FosterReport; animal: string }) {
  const text = animalsTexts().fosters.sent;
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
