import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from "@simplewebauthn/browser";
import type { PasskeyAnswer } from "../../../../contract/accounts/second-factor.ts";

/** Asks one of the person's passkeys. The library is loaded only then. @throws when the person or the browser refuses */
export async function askPasskey(question: { challenge: string }): Promise<PasskeyAnswer> {
  const browser = await import("@simplewebauthn/browser");
  const ask: typeof startAuthentication = browser.startAuthentication;
  const answer: AuthenticationResponseJSON = await ask({
    optionsJSON: question as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return answer as unknown as PasskeyAnswer;
}
