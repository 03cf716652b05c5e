import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { MorningItem } from "../../../../contract/overview/morning.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery, callApi, choicesOf } from "../../platform/calls.ts";
import { notifyWithUndo } from "../../platform/kit/notify.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { dayAfter, shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { wordsOf } from "./morning.words.ts";

const DAYS = [1, 3, 7] as const;

type Props = { item: MorningItem; isOpen: boolean; close: () => void };

/** Puts an item off for this person, or hands it to a colleague; each can be taken back in its message. */
export function ArrangeDialog({ item, isOpen, close }: Props) {
  const text = overviewTexts().morning.arrange;
  const { isBusy, send } = useArranging(item, close);
  const name = wordsOf(item).text;
  return (
    <Modal opened={isOpen} onClose={close} title={name}>
      <Stack gap="lg">
        {item.arrangements.includes("putOff") && (
          <Stack gap="xs">
            <Text fw={650}>{text.putOff}</Text>
            <Group gap="xs">
              {DAYS.map((days) => {
                const until = dayAfter(shelterToday(), days);
                return (
                  <Button
                    key={days}
                    variant="light"
                    disabled={isBusy}
                    onClick={() => send.putOff(until, text.isPutOff(name, localDay(until)))}
                  >
                    {text.until[days]}
                  </Button>
                );
              })}
            </Group>
            <Text size="sm" c="dimmed">
              {text.onlyForYou}
            </Text>
          </Stack>
        )}
        {item.arrangements.includes("hand") && <Hand item={item} isBusy={isBusy} hand={send.hand} />}
      </Stack>
    </Modal>
  );
}

type HandProps = { item: MorningItem; isBusy: boolean; hand: (employeeId: number | null, said: string) => void };

function Hand({ item, isBusy, hand }: HandProps) {
  const text = overviewTexts().morning.arrange;
  const { handedTo } = item;
  const [chosen, choose] = useState<string | null>(handedTo && String(handedTo.id));
  const id = useId();
  const name = wordsOf(item).text;
  return (
    <Stack gap="xs" align="start">
      <RecordSelect
        id={id}
        name="employeeId"
        choices={choicesOf("GET /employees")}
        label={text.hand}
        placeholder={appTexts().kit.select.typeName}
        optionText={(person) => `${person.name} ${person.surname}`}
        failed={recordTexts().employees.loadFailed}
        present={handedTo ? { value: String(handedTo.id), label: handedTo.name } : undefined}
        required={false}
        value={chosen}
        onChange={choose}
      />
      <Group gap="xs">
        <Button disabled={isBusy || chosen === null} onClick={() => hand(Number(chosen), text.isHanded(name))}>
          {text.handYes}
        </Button>
        {handedTo && (
          <Button variant="subtle" disabled={isBusy} onClick={() => hand(null, text.isBack(name))}>
            {text.handBack}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function useArranging({ kind, id, handedTo }: MorningItem, close: () => void) {
  const client = useQueryClient();
  const { isBusy, run } = useSend();
  const text = overviewTexts().morning;
  const readAgain = () => client.invalidateQueries({ queryKey: apiQuery("GET /dashboard/morning").queryKey });
  async function arrange(change: () => Promise<unknown>, back: () => Promise<unknown>, said: string): Promise<void> {
    const isDone = await run(change, text.failed);
    await readAgain();
    if (!isDone) return;
    close();
    notifyWithUndo(said, async () => {
      await run(back, appTexts().kit.undo.failed);
      await readAgain();
    });
  }
  const putOff = (until: string | null) => callApi("POST /dashboard/morning/put-off", { body: { kind, id, until } });
  const hand = (employeeId: number | null) =>
    callApi("POST /dashboard/morning/hand", { body: { kind, id, employeeId } });
  return {
    isBusy,
    send: {
      putOff: (until: string, said: string) =>
        arrange(
          () => putOff(until),
          () => putOff(null),
          said,
        ),
      hand: (employeeId: number | null, said: string) =>
        arrange(
          () => hand(employeeId),
          () => hand(handedTo?.id ?? null),
          said,
        ),
    },
  };
}
