import type { AdoptionVisits } from "../../../../contract/adoption/visits.ts";
import { callApi } from "../../platform/calls.ts";
import { useSession } from "../../platform/session.ts";
import { adoptionTexts } from "../texts.ts";
import { MeetingDialog } from "./meeting-dialog.tsx";

/** Dates the home check of an adoption, or gives it another date. */
export function HomeCheckDialog({ adoptionId, visits }: { adoptionId: number; visits: AdoptionVisits }) {
  const { name, surname } = useSession();
  return (
    <MeetingDialog
      part="home-check"
      isOffered
      texts={adoptionTexts().visits.homeCheck}
      present={visits.items.find(({ kind, state }) => kind === "home_check" && state === "booked")}
      nobody={`${name} ${surname}`}
      send={(body) => callApi("PUT /adoptions/:id/home-check", { params: { id: adoptionId }, body })}
    />
  );
}
