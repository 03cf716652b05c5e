import { Alert, Anchor, Button, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type OutboxLetter, TOKEN_PLACE } from "../../../contract/outbox.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../calls.ts";
import { NotFoundScreen } from "../errors/not-found-screen.tsx";
import { Email } from "../kit/email.tsx";
import { Fact, Facts } from "../kit/facts.tsx";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { useRouteId } from "../kit/route-id.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
import { When } from "../kit/when.tsx";
import { errorText, isNotFound } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";
import { LetterPaper } from "./letter-paper.tsx";
import { FORGOTTEN, letterState } from "./letter-state.ts";
import { LetterStateBadge } from "./letter-state-badge.tsx";

/** One letter as it goes out, and how far it came. */
export function LetterScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <Letter key={id} id={id} />;
}

function Letter({ id }: { id: number }) {
  const query = useQuery(apiQuery("GET /outbox/:id", { params: { id } }));
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={recordTexts().outbox.notFound} />;
  return (
    <Screen title={query.data?.subject || "Letter"}>
      <Anchor component={Link} to="/admin/outbox" size="sm">
        ← All letters
      </Anchor>
      <Loaded query={query} failed="Error loading the letter.">
        {(letter) => (
          <>
            <LetterFacts letter={letter} />
            <GivenUp letter={letter} />
            <AboutLink letter={letter} />
            {letter.text ? <LetterPaper letter={letter} /> : <Text>Its words were not kept once it was sent.</Text>}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function LetterFacts({ letter }: { letter: OutboxLetter }) {
  const { recipient, createdAt, sentAt, attempts } = letter;
  return (
    <Facts>
      <Fact name="To">
        <Email address={recipient || FORGOTTEN} />
      </Fact>
      <Fact name="State">
        <LetterStateBadge letter={letter} />
      </Fact>
      <Fact name="Written">
        <When at={createdAt} />
      </Fact>
      <Fact name="Sent">{sentAt ? <When at={sentAt} /> : "Not yet"}</Fact>
      <Fact name="Attempts">{attempts}</Fact>
    </Facts>
  );
}

/** Where the link of a letter is that carries one (docs/decisions/0021). */
function AboutLink({ letter: { link, text } }: { letter: OutboxLetter }) {
  if (link === null || text === "") return null;
  if (!text.includes(TOKEN_PLACE)) {
    return (
      <Alert color="yellow" variant="light" title="The link below is good">
        <Text>There is no mail server, so please hand it on to the recipient yourself, and to nobody else.</Text>
      </Alert>
    );
  }
  return (
    <Alert color="green" variant="light" title="The link is not shown here">
      <Text>It is made when the letter is sent, so that only the recipient has it.</Text>
      {link === "reset password" && (
        <Text>
          When no letter reaches them, <code>npm run admin -- reset E-MAIL</code> prints one to who runs the machine.
        </Text>
      )}
    </Alert>
  );
}

/** Why a letter could not be sent so far, and the way to try it again. */
function GivenUp({ letter: { id, lastError, ...letter } }: { letter: OutboxLetter }) {
  const retry = useMutation({
    mutationFn: () => callApi("POST /outbox/:id/retry", { params: { id } }),
    onSuccess: () => notifySuccess("The letter is waiting to be sent again."),
    onError: (error) => notifyError(errorText(error, "Failed to send the letter again.")),
  });
  const isGivenUp = letterState(letter) === "given up";
  if (!isGivenUp && !lastError) return null;
  return (
    <Alert
      color={isGivenUp ? "red" : "yellow"}
      variant="light"
      title={isGivenUp ? "This letter could not be sent" : "The last attempt failed; it will be tried again"}
    >
      {lastError && <Text>{lastError}</Text>}
      {isGivenUp && (
        <Button mt="sm" size="sm" variant="outline" loading={retry.isPending} onClick={() => retry.mutate()}>
          Send again
        </Button>
      )}
    </Alert>
  );
}
