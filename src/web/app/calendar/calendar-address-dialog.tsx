import { ActionIcon, Group, Modal, Stack, Text } from "@mantine/core";
import { IconDeviceMobile } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiQuery, callApi } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { CopiedText } from "../platform/kit/copied-text.tsx";
import { Loaded } from "../platform/kit/screen.tsx";
import { Sentence } from "../platform/kit/sentence.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { calendarTexts } from "./texts.ts";

const OWN = apiQuery("GET /calendar/address");

/** One's own appointments in the calendar of a phone: the private address for it, made anew and ended here. */
export function CalendarAddressButton() {
  const [isOpen, setOpen] = useState(false);
  const text = calendarTexts().calendarAddress;
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={42}
        className="no-print"
        aria-label={text.title}
        title={text.title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconDeviceMobile size={24} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={text.title} size="lg">
        <OwnAddress />
      </Modal>
    </>
  );
}

function OwnAddress() {
  const queries = useQueryClient();
  const query = useQuery({ ...OWN, staleTime: 0 });
  const [url, setUrl] = useState<string>();
  const text = calendarTexts().calendarAddress;
  const refresh = () => queries.invalidateQueries({ queryKey: OWN.queryKey });
  async function make(): Promise<void> {
    setUrl((await callApi("POST /calendar/address")).url);
    await refresh();
  }
  async function end(): Promise<void> {
    await callApi("DELETE /calendar/address");
    setUrl(undefined);
    await refresh();
  }
  return (
    <Stack gap="md">
      <Text>{text.explanation}</Text>
      <Loaded query={query} failed={text.loadFailed}>
        {({ createdAt }) => (
          <>
            {url && <CopiedText label={text.address} hint={text.once} text={url} />}
            {createdAt && !url && (
              <Text>
                <Sentence text={text.since} elements={{ at: <When at={createdAt} hasTime /> }} />
              </Text>
            )}
            <Group gap="sm">
              <ActionButton
                text={createdAt ? text.makeNew : text.make}
                {...(createdAt && { variant: "outline", ask: () => confirmAction(text.replacing) })}
                send={make}
                done={text.made}
                failed={appTexts().words.tryAgain}
              />
              {createdAt && (
                <ActionButton
                  text={text.end}
                  variant="subtle"
                  color="red"
                  ask={() => confirmAction({ ...text.ending, isDanger: true })}
                  send={end}
                  done={text.ended}
                  failed={appTexts().words.tryAgain}
                />
              )}
            </Group>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
