import { Anchor, Button, Drawer, Group, Loader, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { WaitingAnimal, WaitStep } from "../../../../contract/animals/waiting.ts";
import { WaitAction, waitText } from "../../animals/stays/wait-line.tsx";
import { animalsTexts } from "../../animals/texts.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";

const StepPanel = lazy(() => import("./step-panel.tsx"));

/** What is a screen of its own, or a form as long as one. */
const ELSEWHERE: ReadonlySet<WaitStep> = new Set<WaitStep>(["tell", "meet", "share"]);

/** What ends the wait, done where one is: at once, in a drawer, or with a link where it needs a screen of its own. */
export function InPlace({ item, open }: { item: WaitingAnimal; open: (item: WaitingAnimal) => void }) {
  const { animal, action } = item;
  const text = animalsTexts().waiting;
  if (!action || ELSEWHERE.has(action.name)) return <WaitAction action={action} />;
  if (action.name === "offer") {
    const put = (notForAdoption: boolean) => () =>
      callApi("PUT /animals/:id", { params: { id: animal.id }, body: { notForAdoption } });
    return (
      <div>
        <ActionButton
          variant="light"
          size="compact-md"
          text={text.actions.offer}
          label={text.doFor(text.actions.offer, animal.name)}
          send={put(false)}
          undo={put(true)}
          done={text.offered(animal.name)}
          failed={text.offerFailed}
        />
      </div>
    );
  }
  return (
    <div>
      <Button
        variant="light"
        size="compact-md"
        aria-label={text.doFor(text.actions[action.name], animal.name)}
        aria-haspopup="dialog"
        onClick={() => open(item)}
      >
        {text.actions[action.name]}
      </Button>
    </div>
  );
}

/** Where a step is done without leaving the rounds. What the animal waits for now stands above, and follows what is done. */
export const StepDrawer = ({ item, close }: { item: WaitingAnimal | undefined; close: () => void }) => (
  <Drawer
    opened={item !== undefined}
    onClose={close}
    title={item?.animal.name}
    position="right"
    size={640}
    closeButtonProps={{ "aria-label": animalsTexts().waiting.closeStep }}
  >
    {item && <Step item={item} />}
  </Drawer>
);

function Step({ item }: { item: WaitingAnimal }) {
  const now = useWait(item);
  return (
    <Stack gap="md">
      <p role="status">{now ? waitText(now) : animalsTexts().waiting.walk.left}</p>
      <Suspense fallback={<Loader />}>
        <StepPanel item={item} />
      </Suspense>
      <Group>
        <Anchor component={Link} to={item.action?.path ?? `/admin/animal/${item.animal.id}`}>
          {animalsTexts().waiting.whole}
        </Anchor>
      </Group>
    </Stack>
  );
}

/** @returns the animal with what it waits for now, also after something was done; undefined when it has left */
export function useWait(item: WaitingAnimal): WaitingAnimal | undefined {
  const { data } = useQuery(apiQuery("GET /animals/:id/wait", { params: { id: item.animal.id } }));
  return data === null ? undefined : { ...item, ...data };
}
