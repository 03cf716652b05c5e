import { useQuery } from "@tanstack/react-query";
import type { Dashboard } from "../../../../contract/overview/dashboard.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Screen } from "../../platform/kit/screen.tsx";
import { Tile } from "../../platform/kit/tile.tsx";
import { type NavigationEntry, navigationFor } from "../../platform/navigation.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { FirstSteps } from "../../settings/first-steps/first-steps.tsx";
import { MonthFigures } from "./month-figures.tsx";
import { MorningList } from "./morning-list.tsx";
import { ServerNotice } from "./server-notice.tsx";

const numberTexts = () => appTexts().adminDashboard.numbers;

/** The number in the tile of each part, by its address. */
const TILE_NUMBERS: Readonly<Record<string, (numbers: Dashboard, isAdmin: boolean) => string>> = {
  "/admin/animals": ({ availableAnimals }) => numberTexts().availableAnimals(availableAnimals),
  "/admin/animal_groups": ({ animalGroups }) => numberTexts().animalGroups(animalGroups),
  "/admin/adoptions": ({ adoptions }, isAdmin) =>
    isAdmin ? numberTexts().openAdoptions(adoptions) : numberTexts().adoptionsWaitingForMe(adoptions),
  "/admin/appointments": ({ appointmentsToday }) => numberTexts().appointmentsToday(appointmentsToday),
  "/admin/resources": ({ lowResources }) => numberTexts().lowResources(lowResources),
  "/admin/news": ({ news }) => numberTexts().news(news),
  "/admin/jobs": ({ jobs }) => numberTexts().jobs(jobs),
  "/admin/resumes": ({ pendingResumes }) => numberTexts().pendingResumes(pendingResumes),
  "/admin/users": ({ users }) => numberTexts().users(users),
  "/admin/employees": ({ employees }) => numberTexts().employees(employees),
};

/**
 * What waits for this person, and beside it the month in figures and a tile for every part of the administration (spec §2.3);
 * before them the first steps of an own shelter.
 */
export function AdminDashboardScreen() {
  const session = useSession();
  const parts = navigationFor("/admin", session).filter(({ to }) => to !== "/admin");
  const { data: numbers } = useQuery(apiQuery("GET /dashboard"));
  return (
    <Screen title={appTexts().shell.navigation.dashboard}>
      <ServerNotice numbers={numbers} />
      {session.isAdmin && <FirstSteps />}
      <div className="dashboard">
        <MorningList />
        <div className="dashboard-side">
          <MonthFigures numbers={numbers} />
          <Tiles parts={parts} numbers={numbers} isAdmin={session.isAdmin} />
        </div>
      </div>
    </Screen>
  );
}

type TilesProps = { parts: readonly NavigationEntry[]; numbers: Dashboard | undefined; isAdmin: boolean };

const Tiles = ({ parts, numbers, isAdmin }: TilesProps) => (
  <ul className="tiles is-many is-small">
    {parts.map(({ to, name, icon }) => (
      <Tile key={to} to={to} icon={icon} iconSize={20} title={appTexts().shell.navigation[name]}>
        {(numbers && TILE_NUMBERS[to]?.(numbers, isAdmin)) ?? "\u00a0"}
      </Tile>
    ))}
  </ul>
);
