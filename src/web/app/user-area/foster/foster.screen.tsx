import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { OwnPlacementDetail } from "../../../../contract/fosters.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery } from "../../calls.ts";
import { NotFoundScreen } from "../../errors/not-found-screen.tsx";
import { Fact, Facts } from "../../kit/facts.tsx";
import { useRouteId } from "../../kit/route-id.ts";
import { Loaded, Screen } from "../../kit/screen.tsx";
import { isNotFound } from "../../problem.ts";
import { appTexts } from "../../texts/texts.ts";
import { Doses } from "./doses.tsx";
import { ReportForm } from "./report-form.tsx";
import { SentReports } from "./sent-reports.tsx";
import { SentWeights } from "./sent-weights.tsx";

/** One animal of the shelter that lives with this person, or did: what they send, and what became of it (rules §14). */
export function FosterScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <LoadedFoster key={id} id={id} />;
}

function LoadedFoster({ id }: { id: number }) {
  const text = appTexts().fosters;
  const placement = useQuery(apiQuery("GET /placements/me/:id", { params: { id } }));
  if (!placement.data && isNotFound(placement.error)) {
    return <NotFoundScreen text={recordTexts().care.placementNotFound} />;
  }
  return (
    <Screen title={placement.data?.animal ?? text.title}>
      <Loaded query={placement} failed={text.loadFailed}>
        {(data) => <FosterParts placement={data} />}
      </Loaded>
    </Screen>
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
