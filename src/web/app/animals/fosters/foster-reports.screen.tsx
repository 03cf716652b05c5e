import { Anchor, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ReportAnswer, WaitingReport } from "../../../../contract/animals/fosters.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { CareButton } from "../care/care-part.tsx";
import { animalsTexts } from "../texts.ts";
import { ReportPhoto } from "./report-photo.tsx";

/** What foster families have sent and nobody has looked at yet, the oldest first (rules §14). */
export function FosterReportsScreen() {
  const text = animalsTexts().fosters.staff;
  return (
    <Screen title={appTexts().shell.navigation.fosterReports}>
      <Loaded query={useQuery(apiQuery("GET /foster-reports"))} failed={text.loadFailed}>
        {({ items }) => (
          <>
            {items.length === 0 && <Text>{text.none}</Text>}
            <Stack component="ul" gap="1rem">
              {items.map((report) => (
                <Waiting key={report.id} report={report} />
              ))}
            </Stack>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Waiting({ report }: { report: WaitingReport }) {
  const text = animalsTexts().fosters.staff;
  const { id, animalId, animal, personName, sentAt, note, hasPhoto } = report;
  return (
    <li className="panel part">
      <div>
        <Anchor component={Link} to={`/admin/animal/${animalId}`} fw={700}>
          {animal}
        </Anchor>
        <span className="fact-detail">{text.from(personName)}</span>
        <span className="fact-detail">
          <When at={sentAt} hasTime />
        </span>
      </div>
      {hasPhoto && <ReportPhoto reportId={id} animal={animal} />}
      {note && <p className="as-typed">{note}</p>}
      <Group gap="sm">
        {(hasPhoto ? (["accepted", "declined"] as const) : (["read"] as const)).map((answer) => (
          <AnswerButton key={answer} report={report} answer={answer} />
        ))}
      </Group>
    </li>
  );
}

function AnswerButton({ report, answer }: { report: WaitingReport; answer: ReportAnswer }) {
  const text = animalsTexts().fosters.staff;
  const name = { accepted: text.accept, declined: text.decline, read: text.read }[answer];
  return (
    <CareButton
      text={name}
      label={text.label(name, report.animal, report.personName)}
      {...(answer === "declined" && { ask: () => askToDecline(report) })}
      send={() => callApi("POST /foster-reports/:id/answer", { params: { id: report.id }, body: { answer } })}
      done={text.done}
      failed={text.failed}
    />
  );
}

function askToDecline({ animal, personName }: WaitingReport): Promise<boolean> {
  const text = animalsTexts().fosters.staff;
  return confirmAction({
    title: text.declineAsk,
    text: text.declineText(animal, personName),
    yes: text.decline,
    isDanger: true,
  });
}
