import { useNavigate } from "react-router";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

/** Starts the check, and leads to its step. */
export function CheckButton({ item: { id, missing, state } }: { item: Import }) {
  const text = exchangeTexts().imports;
  const navigate = useNavigate();
  return (
    <ActionButton
      text={state === "draft" ? text.check : text.checkAgain}
      variant={state === "draft" ? "filled" : "outline"}
      disabled={missing.length > 0}
      send={async () => {
        await callApi("POST /imports/:id/check", { params: { id } });
        await navigate("?step=problems");
      }}
      done={text.checkStarted}
      failed={appTexts().words.cannotBeDone}
    />
  );
}
