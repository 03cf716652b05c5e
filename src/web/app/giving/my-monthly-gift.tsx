import { Group, NumberInput, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { DONATION_LIMITS, MonthlyGiftRequest } from "../../../contract/giving/donations.ts";
import type { OwnMonthlyGift } from "../../../contract/giving/monthly-gifts.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { localDay } from "../../format.ts";
import { apiQuery, callApi } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { DialogForm } from "../platform/kit/dialog-form.tsx";
import { Fact, Section } from "../platform/kit/screen.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { MonthlyState } from "./monthly-state.tsx";
import { givingTexts } from "./texts.ts";

type Gift = NonNullable<OwnMonthlyGift["gift"]>;

/** What this person gives every month, with one button for each thing that may be done with it. */
export function MyMonthlyGift() {
  const { data } = useQuery({ ...apiQuery("GET /monthly-gifts/me"), staleTime: 0 });
  const gift = data?.gift;
  if (!gift) return null;
  return (
    <Section title={givingTexts().monthlyGifts.title}>
      <GiftFacts gift={gift} />
      <Explanation gift={gift} />
      <Actions gift={gift} />
    </Section>
  );
}

function GiftFacts({ gift }: { gift: Gift }) {
  const text = givingTexts().monthlyGifts;
  const { amountGrosze, purpose, nextChargeOn, card, cardExpires } = gift;
  return (
    <dl className="record-facts">
      <Fact name={text.amount}>{plnFromGrosze(amountGrosze)}</Fact>
      <Fact name={appTexts().words.meantFor}>{purpose ?? givingTexts().gifts.allAnimals}</Fact>
      <Fact name={appTexts().words.state}>
        <MonthlyState state={gift.state} />
      </Fact>
      {nextChargeOn && <Fact name={text.next}>{localDay(nextChargeOn)}</Fact>}
      {card && cardExpires && <Fact name={text.card}>{text.cardUntil(card, monthAndYear(cardExpires))}</Fact>}
    </dl>
  );
}

/** '2029-07' as on the card: '07/2029'. */
const monthAndYear = (month: string) => month.split("-").reverse().join("/");

function Explanation({ gift: { state, reason } }: { gift: Gift }) {
  const text = givingTexts().monthlyGifts;
  if (state === "beginning") return <Text>{text.beginning}</Text>;
  const why: Readonly<Record<string, string>> = text.pausedFor;
  return state === "paused" && reason !== null ? <Text>{why[reason]}</Text> : null;
}

function Actions({ gift: { actions, amountGrosze } }: { gift: Gift }) {
  const text = givingTexts().monthlyGifts;
  const failed = appTexts().words.tryAgain;
  const ask = () => confirmAction({ title: text.endTitle, text: text.endText, yes: text.endYes, isDanger: true });
  return (
    <Group gap="sm">
      <ChangeAmount isOffered={actions.includes("change")} amount={amountGrosze / 100} />
      {actions.includes("pause") && (
        <ActionButton
          text={appTexts().words.pause}
          variant="outline"
          send={() => callApi("POST /monthly-gifts/me/pause")}
          done={text.paused}
          failed={failed}
        />
      )}
      {actions.includes("resume") && (
        <ActionButton
          text={text.resume}
          send={() => callApi("POST /monthly-gifts/me/resume")}
          done={text.resumed}
          failed={failed}
        />
      )}
      {actions.includes("end") && (
        <ActionButton
          text={text.end}
          variant="outline"
          color="red"
          ask={ask}
          send={() => callApi("POST /monthly-gifts/me/end")}
          done={text.ended}
          failed={failed}
        />
      )}
    </Group>
  );
}

function ChangeAmount({ isOffered, amount }: { isOffered: boolean; amount: number }) {
  const text = givingTexts().monthlyGifts;
  return (
    <DialogForm
      key={amount}
      part="monthly-gift"
      isOffered={isOffered}
      texts={{
        open: text.change,
        title: text.changeTitle,
        hint: text.changeHint,
        done: text.changed,
        failed: text.changeFailed,
      }}
      values={{ monthlyAmount: amount as number | string }}
      schema={MonthlyGiftRequest}
      send={(body: MonthlyGiftRequest) => callApi("PUT /monthly-gifts/me", { body })}
    >
      {(input) => (
        <NumberInput
          {...input("monthlyAmount")}
          label={text.newAmount}
          min={DONATION_LIMITS.min}
          max={DONATION_LIMITS.max}
          decimalScale={DONATION_LIMITS.decimals}
          clampBehavior="none"
        />
      )}
    </DialogForm>
  );
}
