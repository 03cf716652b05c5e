import { Alert, Anchor, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { href } from "../../../../contract/platform/href.ts";
import { localTime } from "../../../format.ts";
import { loginPath } from "../../../login-path.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { BackLink, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { discardUnsent, sendUnsent, tryAgain } from "../../platform/unsent/unsent.sending.ts";
import type { Unsent } from "../../platform/unsent/unsent.store.ts";
import { type UnsentHere, useUnsent } from "../../platform/unsent/use-unsent.ts";
import { animalsTexts } from "../texts.ts";

/** What was done on this device and is not sent yet, what was refused and why (decision 0087). */
export function UnsentScreen() {
  const unsent = useUnsent();
  const text = animalsTexts().rounds.unsent;
  const open = unsent.items?.filter(({ state }) => state !== "sent") ?? [];
  return (
    <Screen title={text.title}>
      <BackLink to="/admin/rounds" text={appTexts().shell.navigation.rounds} />
      <Leaving unsent={unsent} />
      <HeldUp unsent={unsent} />
      {unsent.items && open.length === 0 && <Text role="status">{text.empty}</Text>}
      {open.length > 0 && (
        <Stack gap="md">
          <Text>{text.intro}</Text>
          <ol className="unsent-list panel">
            {open.map((item) => (
              <Item key={item.seq} item={item} />
            ))}
          </ol>
          {unsent.waiting > 0 && (
            <Group>
              <Button size="lg" onClick={() => void sendUnsent()}>
                {text.sendNow}
              </Button>
            </Group>
          )}
        </Stack>
      )}
      {unsent.others > 0 && <Alert>{text.others(unsent.others)}</Alert>}
    </Screen>
  );
}

/** Somebody wants to sign out, and something is not sent: they decide. */
function Leaving({ unsent: { items } }: { unsent: UnsentHere }) {
  const text = animalsTexts().rounds.unsent.leaving;
  const isLeaving = useSearchParams()[0].has("leaving");
  const open = items?.filter(({ state }) => state !== "sent");
  const isFree = isLeaving && open?.length === 0;
  useEffect(() => {
    // It was sent meanwhile, or is somebody else's.
    if (isFree) location.assign(href("/logout"));
  }, [isFree]);
  if (!isLeaving || !open || open.length === 0) return null;
  async function discardAll(seqs: readonly number[]) {
    if (!(await confirmAction({ ...text.question(seqs.length), isDanger: true }))) return;
    for (const seq of seqs) await discardUnsent(seq);
  }
  return (
    <Alert color="red" role="alert" title={text.title(open.length)}>
      <Stack gap="sm" align="start">
        <Text>{text.hint}</Text>
        <Group gap="sm">
          <Button size="lg" onClick={() => void sendUnsent()}>
            {text.send}
          </Button>
          <Button size="lg" variant="outline" color="red" onClick={() => void discardAll(open.map(({ seq }) => seq))}>
            {text.discard}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function HeldUp({ unsent: { heldUp, waiting } }: { unsent: UnsentHere }) {
  const text = animalsTexts().rounds.unsent;
  const { pathname } = useLocation();
  if (!heldUp || waiting === 0) return null;
  return (
    <Alert color="yellow" role="status">
      {text.heldUp[heldUp]}{" "}
      {heldUp === "signedOut" && (
        <Anchor href={loginPath(pathname, "session")} inherit>
          {text.signIn}
        </Anchor>
      )}
    </Alert>
  );
}

function Item({ item }: { item: Unsent }) {
  const text = animalsTexts().rounds.unsent;
  const { about, seq, state, doneAt, refusal } = item;
  const isRefused = state === "refused";
  async function discard() {
    if (await confirmAction({ ...text.question(about), isDanger: true })) await discardUnsent(seq);
  }
  return (
    <li>
      <div>
        <strong>{about}</strong>{" "}
        <Badge color={isRefused ? "red" : "yellow"}>{isRefused ? text.refused : text.waits}</Badge>
        <span className="fact-detail">{text.done(localTime(new Date(doneAt).toISOString()))}</span>
        {isRefused && <p className="dose-refused">{text.why(refusal ?? "")}</p>}
      </div>
      <Group gap="sm">
        {isRefused && (
          <Button size="md" variant="light" aria-label={text.againLabel(about)} onClick={() => void tryAgain(seq)}>
            {appTexts().kit.load.retry}
          </Button>
        )}
        <Button size="md" variant="outline" aria-label={text.discardLabel(about)} onClick={() => void discard()}>
          {text.discard}
        </Button>
      </Group>
    </li>
  );
}
