import { Anchor, Button, SimpleGrid, Stack, Text } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { AdoptionBoard, AdoptionItem, BoardAdoption } from "../../../contract/adoption/adoptions.ts";
import type { StageType } from "../../../contract/animals/adoption-state.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../platform/calls.ts";
import { draggable, useDropPlace } from "../platform/kit/drag.ts";
import { Loaded, Screen, Section } from "../platform/kit/screen.tsx";
import { useSession } from "../platform/session.ts";
import { nightsSince } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { AdopterAge, StageMark } from "./marks.tsx";
import { adoptionTexts } from "./texts.ts";
import { type BoardSteps, useBoardSteps } from "./use-steps.ts";

type Stage = AdoptionBoard["stages"][number];

/** The open adoptions by stage, the oldest first: all for admins, for employees those assigned to them (rules §4). */
export function AdoptionBoardScreen() {
  const { isAdmin } = useSession();
  const text = adoptionTexts().adoptions;
  const query = useQuery({ ...apiQuery("GET /adoptions/board"), staleTime: 0 });
  return (
    <Screen
      title={appTexts().shell.navigation.adoptions}
      actions={
        <Button component={Link} to="/admin/adoptions" variant="outline">
          {text.board.asTable}
        </Button>
      }
    >
      <Text c="dimmed">{text.board.explanation}</Text>
      <Loaded query={query} failed={text.listFailed}>
        {({ stages, ended, pageSize }) =>
          stages.every(({ totalCount }) => totalCount === 0) ? (
            <Text>{isAdmin ? text.none : text.noneAssigned}</Text>
          ) : (
            <>
              <Stages stages={stages} pageSize={pageSize} />
              <Ended adoptions={ended} />
            </>
          )
        }
      </Loaded>
    </Screen>
  );
}

/** Apart from the open ones: those that ended last. The table has them all. */
function Ended({ adoptions }: { adoptions: readonly AdoptionItem[] }) {
  if (adoptions.length === 0) return null;
  const text = adoptionTexts().adoptions.board;
  return (
    <Section title={text.ended}>
      <ul className="stage-ended">
        {adoptions.map((adoption) => (
          <li key={adoption.id}>
            <Anchor component={Link} to={`/admin/adoption/${adoption.id}`}>
              {text.names(adoption.animalName, adoption.adopterFullName)}
            </Anchor>
            <AdopterAge {...adoption} />
            <StageMark {...adoption} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stages({ stages, pageSize }: { stages: readonly Stage[]; pageSize: number }) {
  const steps = useBoardSteps();
  const movable = stages.flatMap(({ items }) => items).filter(({ next }) => next !== null);
  return (
    <SimpleGrid minColWidth="min(100%, 250px)" autoFlow="auto-fit" style={{ alignItems: "start" }}>
      {stages.map((stage) => {
        const fitting = movable.filter(({ next }) => next?.to === stage.type);
        const onDrop = (id: number) => {
          const dropped = fitting.find((adoption) => adoption.id === id);
          if (dropped) void steps.take(dropped);
        };
        return (
          <StageColumn
            key={stage.type}
            stage={stage}
            pageSize={pageSize}
            onDrop={fitting.length > 0 ? onDrop : undefined}
          >
            {(adoption) => <AdoptionCard key={adoption.id} adoption={adoption} steps={steps} />}
          </StageColumn>
        );
      })}
    </SimpleGrid>
  );
}

type ColumnProps = {
  stage: Stage;
  pageSize: number;
  onDrop: ((id: number) => void) | undefined;
  children: (adoption: BoardAdoption) => React.ReactNode;
};

/** One stage with its first page; further pages are loaded below it. */
function StageColumn({ stage: { type, totalCount, items }, pageSize, onDrop, children }: ColumnProps) {
  const text = adoptionTexts().adoptions.board;
  const [isLong, setLong] = useState(false);
  const more = useInfiniteQuery({
    queryKey: ["GET /adoptions/board", type, "more"],
    queryFn: ({ pageParam }) => callApi("GET /adoptions/board", { query: { stage: type, page: pageParam, pageSize } }),
    initialPageParam: 2,
    getNextPageParam: (_last, pages) => ((pages.length + 1) * pageSize < totalCount ? pages.length + 2 : undefined),
    enabled: isLong,
    staleTime: 0,
  });
  const further = isLong ? (more.data?.pages ?? []).flatMap(({ stages }) => stages[0]?.items ?? []) : [];
  const shown = [...items, ...further.filter(({ id }) => items.every((item) => item.id !== id))];
  const drop = useDropPlace("adoption", onDrop);
  return (
    <Stack component="section" className="stage-column" gap="0.75rem" aria-labelledby={`stage-${type}`} {...drop}>
      <h2 id={`stage-${type}`}>
        {recordTexts().adoptions.stages[type as StageType]} <span className="stage-count">{totalCount}</span>
      </h2>
      {totalCount === 0 ? <Text c="dimmed">{text.nobody}</Text> : <ul>{shown.map(children)}</ul>}
      {shown.length < totalCount && (
        <Button
          variant="subtle"
          size="sm"
          loading={more.isFetching}
          onClick={() => (isLong ? more.fetchNextPage() : setLong(true))}
        >
          {text.more(totalCount - shown.length)}
        </Button>
      )}
    </Stack>
  );
}

/** An adoption on the board. What needs nothing more is done here, by mouse or button; the rest on the adoption's page. */
function AdoptionCard({ adoption, steps }: { adoption: BoardAdoption; steps: BoardSteps }) {
  const { id, animalName, adopterFullName, adopterAge, createdAt, stageSince, next } = adoption;
  const text = adoptionTexts().adoptions.board;
  return (
    <Stack
      component="li"
      className="stage-card"
      gap="0.35rem"
      align="flex-start"
      aria-busy={steps.isTaking(id)}
      {...(next && draggable("adoption", id))}
    >
      <Link to={`/admin/adoption/${id}`} draggable={false}>
        {text.names(animalName, adopterFullName)}
      </Link>
      <AdopterAge adopterAge={adopterAge} />
      <span className="stage-details">
        {text.waiting(nightsSince(createdAt))}
        <br />
        {text.inStage(nightsSince(stageSince))}
      </span>
      {next?.action === "questionnaire/send" && (
        <Button size="compact-sm" variant="outline" disabled={steps.isTaking(id)} onClick={() => steps.take(adoption)}>
          {adoptionTexts().adoptions.actions.send}
        </Button>
      )}
    </Stack>
  );
}
