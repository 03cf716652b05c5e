import { Alert } from "@mantine/core";
import type { OwnPlacementDetail } from "../../../../contract/animals/fosters.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { AddressRecord } from "../../platform/kit/address-record.tsx";
import { Fact, Facts } from "../../platform/kit/facts.tsx";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { Doses } from "./doses.tsx";
import { ReportForm } from "./report-form.tsx";
import { SentReports } from "./sent-reports.tsx";
import { SentWeights } from "./sent-weights.tsx";

/** One animal of the shelter that lives with this person, or did: what they send, and what became of it (rules §14). */
export function FosterScreen() {
  const text = appTexts().fosters;
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
  const text = appTexts().fosters;
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
