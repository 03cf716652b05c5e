import { Alert, Text } from "@mantine/core";
import { type OutboxLetter, TOKEN_PLACEHOLDER } from "../../../../contract/platform/outbox.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { AddressRecord } from "../../platform/kit/address-record.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { LetterPaper } from "../../platform/kit/letter-paper.tsx";
import { BackLink, Fact, Facts, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { LetterStateBadge, letterState } from "./letter-state.tsx";

/** One letter and its state. */
export function LetterScreen() {
  const text = appTexts().outbox;
  return (
    <AddressRecord
      read={(id) => apiQuery("GET /outbox/:id", { params: { id } })}
      notFound={recordTexts().outbox.notFound}
    >
      {(query) => (
        <Screen title={query.data?.subject || text.letter}>
          <BackLink to="/admin/outbox" text={text.allLetters} />
          <Loaded query={query} failed={text.letterLoadFailed}>
            {(letter) => (
              <>
                <LetterFacts letter={letter} />
                <FailedAttempt letter={letter} />
                <LinkNotice letter={letter} />
                {letter.text ? <LetterPaper letter={letter} /> : <Text>{text.textNotKept}</Text>}
              </>
            )}
          </Loaded>
        </Screen>
      )}
    </AddressRecord>
  );
}

function LetterFacts({ letter }: { letter: OutboxLetter }) {
  const { recipient, createdAt, sentAt, attempts } = letter;
  const text = appTexts().outbox;
  return (
    <Facts>
      <Fact name={text.recipient}>
        <Email address={recipient || text.notKept} />
      </Fact>
      <Fact name={appTexts().words.state}>
        <LetterStateBadge letter={letter} />
      </Fact>
      <Fact name={text.writtenAt}>
        <When at={createdAt} />
      </Fact>
      <Fact name={text.sentAt}>{sentAt ? <When at={sentAt} /> : appTexts().words.notYet}</Fact>
      <Fact name={appTexts().words.attempts}>{attempts}</Fact>
    </Facts>
  );
}

/** Explains the link in a letter, which is normally made when the letter is sent (docs/decisions/0021). */
function LinkNotice({ letter: { link, text } }: { letter: OutboxLetter }) {
  if (link === null || text === "") return null;
  const words = appTexts().outbox.link;
  if (!text.includes(TOKEN_PLACEHOLDER)) {
    return (
      <Alert color="yellow" variant="light" title={words.shown}>
        <Text>{words.handOn}</Text>
      </Alert>
    );
  }
  return (
    <Alert color="green" variant="light" title={words.hidden}>
      <Text>{words.madeWhenSent}</Text>
      {link === "reset password" && (
        <Text>
          {words.printed.before} <code>{words.printed.command}</code> {words.printed.after}
        </Text>
      )}
    </Alert>
  );
}

/** Why a letter could not be sent so far, with a retry button. */
function FailedAttempt({ letter: { id, lastError, ...letter } }: { letter: OutboxLetter }) {
  const text = appTexts().outbox;
  const isGivenUp = letterState(letter) === "given up";
  if (!isGivenUp && !lastError) return null;
  return (
    <Alert color={isGivenUp ? "red" : "yellow"} variant="light" title={isGivenUp ? text.failed : text.failedForNow}>
      {lastError && <Text>{lastError}</Text>}
      {isGivenUp && (
        <ActionButton
          mt="sm"
          size="sm"
          variant="outline"
          text={appTexts().words.sendAgain}
          send={() => callApi("POST /outbox/:id/retry", { params: { id } })}
          done={text.waitsAgain}
          failed={text.sendAgainFailed}
        />
      )}
    </Alert>
  );
}
