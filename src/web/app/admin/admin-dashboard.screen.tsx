import { Anchor, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { CurrentUser } from "../../../contract/accounts.ts";
import type { Dashboard } from "../../../contract/dashboard.ts";
import { isOpenTo } from "../../../contract/rooms.ts";
import { apiQuery } from "../calls.ts";
import { FirstSteps } from "../first-steps/first-steps.tsx";
import { Screen } from "../kit/screen.tsx";
import { MonthFigures } from "../morning/month-figures.tsx";
import { MorningList } from "../morning/morning-list.tsx";
import { type NavigationEntry, navigationFor } from "../navigation.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";

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
  const parts = navigationFor("/admin", session).filter(({ to, isWithoutTile }) => to !== "/admin" && !isWithoutTile);
  const { data: numbers } = useQuery(apiQuery("GET /dashboard"));
  return (
    <Screen title={appTexts().shell.navigation.dashboard}>
      {session.isAdmin && <FirstSteps />}
      <div className="dashboard">
        <MorningList />
        <div className="dashboard-side">
          <MonthFigures numbers={numbers} />
          <Tiles parts={parts} numbers={numbers} isAdmin={session.isAdmin} />
        </div>
      </div>
      <OfficeLinks session={session} numbers={numbers} />
    </Screen>
  );
}

type TilesProps = { parts: readonly NavigationEntry[]; numbers: Dashboard | undefined; isAdmin: boolean };

const Tiles = ({ parts, numbers, isAdmin }: TilesProps) => (
  <ul className="tiles is-many is-small">
    {parts.map(({ to, name, icon: Icon }) => (
      <li key={to} className="tile">
        <Icon size={20} stroke={1.6} aria-hidden />
        <h2>
          <Link to={to} className="tile-link">
            {appTexts().shell.navigation[name]}
          </Link>
        </h2>
        <p className="tile-number">{(numbers && TILE_NUMBERS[to]?.(numbers, isAdmin)) ?? "\u00a0"}</p>
      </li>
    ))}
  </ul>
);

type OfficeLink = { to: string; text: string; number?: (numbers: Dashboard) => string };

/** Screens that are not in the sidebar, whose entries the specification names (spec §2.3). */
function officeLinks(): readonly OfficeLink[] {
  const { messages, newsletters, questionnaireTemplate, donations, outbox, audit, backgroundJobs, shelterLists } =
    appTexts();
  return [
    {
      to: "/admin/messages",
      text: messages.title,
      number: ({ unreadMessages }) => numberTexts().unreadMessages(unreadMessages),
    },
    { to: "/admin/newsletters", text: newsletters.title },
    { to: "/admin/questionnaire", text: questionnaireTemplate.title },
    { to: "/admin/lists", text: shelterLists.title },
    { to: "/admin/donations", text: donations.title },
    { to: "/admin/outbox", text: outbox.title },
    { to: "/admin/audit", text: audit.title },
    { to: "/admin/background-jobs", text: backgroundJobs.title },
  ];
}

function OfficeLinks({ session, numbers }: { session: CurrentUser; numbers: Dashboard | undefined }) {
  return (
    <nav aria-label={appTexts().adminDashboard.office}>
      <Group component="ul" gap="xl" className="office-links">
        {officeLinks()
          .filter(({ to }) => isOpenTo(session, to))
          .map(({ to, text, number }) => (
            <li key={to}>
              <Anchor component={Link} to={to}>
                {text}
                {numbers && number && ` (${number(numbers)})`}
              </Anchor>
            </li>
          ))}
      </Group>
    </nav>
  );
}
