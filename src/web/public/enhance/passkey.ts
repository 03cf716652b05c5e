import { messageOf } from "../../failed-call.ts";
import { showMessage } from "./form-outcome.ts";
import { send } from "./form-send.ts";

/** A button that asks a passkey (accounts/passkey-button.tsx). The library comes with the first press. */
export function enhancePasskey(element: HTMLElement) {
  const { at } = element.dataset;
  const button = element.querySelector("button");
  if (!button || !("PublicKeyCredential" in window) || location.origin !== at) return;
  element.hidden = false;
  button.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    const place = outcomePlace(element);
    showMessage(place, "");
    const refusal = await ask(element.dataset).catch(() => element.dataset.failure ?? "");
    button.ariaBusy = "false";
    if (refusal) showMessage(place, refusal, "is-bad");
  });
}

/** The page says what became of it where its form does; without a form below the button. */
function outcomePlace(element: HTMLElement): HTMLElement {
  const page = element.closest("main");
  if (page?.querySelector("[data-outcome]")) return page;
  const outcome = Object.assign(document.createElement("output"), { className: "form-outcome", ariaLive: "polite" });
  outcome.dataset.outcome = "true";
  element.append(outcome);
  return element;
}

/** @returns why nobody was signed in; otherwise the next page is on its way */
async function ask({ question = "", answer = "", next = "", failure = "" }: DOMStringMap): Promise<string> {
  const asked = await send(question, {});
  if (asked.status !== 200) return messageOf(asked.body) || failure;
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = asked.body as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const { status, body } = await send(answer, { passkey: await startAuthentication({ optionsJSON }) });
  if (status !== 200) return messageOf(body) || failure;
  location.replace(next);
  return "";
}
