import { useNetwork } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useSession } from "../session.ts";
import { type HeldUp, startSendingUnsent, whatHoldsUp } from "./unsent.sending.ts";
import { allUnsent, onUnsentChange, type Unsent } from "./unsent.store.ts";

/** The writes that this person has kept on this device, and how many of other people are kept here. */
export type UnsentHere = {
  /** Undefined until it is read. */
  items: readonly Unsent[] | undefined;
  waiting: number;
  refused: number;
  /** Of other people: sent when they sign in here again. */
  others: number;
  heldUp: HeldUp | undefined;
  isOffline: boolean;
};

/** What is kept on this device, up to date; sends what waits. */
export function useUnsent(): UnsentHere {
  const { accountId } = useSession();
  const { online } = useNetwork();
  const [all, setAll] = useState<readonly Unsent[]>();
  useEffect(() => {
    const read = () =>
      void allUnsent().then(setAll, () => {
        // A browser that keeps nothing.
        setAll([]);
      });
    read();
    startSendingUnsent();
    return onUnsentChange(read);
  }, []);
  const items = all?.filter((item) => item.accountId === accountId);
  const count = (state: Unsent["state"]) => items?.filter((item) => item.state === state).length ?? 0;
  const heldUp = whatHoldsUp();
  return {
    items,
    waiting: count("waiting"),
    refused: count("refused"),
    others: all?.filter((item) => item.accountId !== accountId && item.state !== "sent").length ?? 0,
    heldUp,
    isOffline: !online || heldUp === "later",
  };
}
