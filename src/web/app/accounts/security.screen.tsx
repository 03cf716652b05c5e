import { Alert, Button, Text } from "@mantine/core";
import { IconShieldCheck, IconShieldLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { panelOf } from "../../../contract/platform/panels.ts";
import { apiQuery } from "../platform/calls.ts";
import { BackLink, Loaded, Screen, Section } from "../platform/kit/screen.tsx";
import { reloadSession, useSession } from "../platform/session.ts";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { NewCodes } from "./new-codes.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { Sessions } from "./sessions.tsx";
import { accountsTexts } from "./texts.ts";

/** What keeps one's own account safe: password, second factor and sessions (rules §2). */
export function SecurityScreen() {
  const { mustAddFactor } = useSession();
  // Whoever came because they had to stays here until they have stored their codes.
  const [hadTo] = useState(mustAddFactor === true);
  const text = accountsTexts().security;
  return (
    <Screen title={text.title}>
      {hadTo ? <MustAdd /> : <BackLink to="/user_page/profile" text={text.back} />}
      {!hadTo && <Password />}
      <SecondFactor />
      <Sessions />
    </Screen>
  );
}

/** Why nothing else opens, and the way on once it does. */
function MustAdd() {
  const { mustAddFactor, isEmployee } = useSession();
  const { must } = accountsTexts().security;
  if (mustAddFactor) {
    return (
      <Alert
        className="form-width"
        color="yellow"
        variant="light"
        title={must.title}
        icon={<IconShieldLock aria-hidden />}
      >
        {must.text}
      </Alert>
    );
  }
  return (
    <Alert
      className="form-width"
      color="green"
      variant="light"
      title={must.done}
      icon={<IconShieldCheck aria-hidden />}
    >
      <Button component="a" href={panelOf(isEmployee).path} mt="xs">
        {must.goOn}
      </Button>
    </Alert>
  );
}

function Password() {
  const { isEmployee } = useSession();
  const { password } = accountsTexts().security;
  const form = isEmployee ? "/user_page/profile" : "/user_page/profile?mode=edit#field-currentPassword";
  return (
    <div className="form-width">
      <Section title={password.title}>
        <Text>{password.text}</Text>
        <div>
          <Button component={Link} to={form} variant="outline">
            {password.change}
          </Button>
        </div>
      </Section>
    </div>
  );
}

function SecondFactor() {
  const { accountId } = useSession();
  const params = { accountId };
  const [codes, setCodes] = useState<readonly string[]>([]);
  const passkeys = useQuery(apiQuery("GET /accounts/:accountId/passkeys", { params }));
  const app = useQuery(apiQuery("GET /accounts/:accountId/totp", { params }));
  const text = accountsTexts().security;
  /** The first factor brings codes to store, and may open everything else. */
  async function added(recoveryCodes: readonly string[]) {
    setCodes(recoveryCodes);
    await reloadSession();
  }
  return (
    <div className="form-width">
      <Section title={text.factor.title}>
        <Loaded query={passkeys} failed={text.loadFailed}>
          {(keys) => (
            <Loaded query={app} failed={text.loadFailed}>
              {({ since }) => {
                const isOn = keys.items.length > 0 || since !== null;
                return (
                  <>
                    <Text>{isOn ? text.factor.some : text.factor.none}</Text>
                    <Passkeys {...keys} onAdded={added} />
                    <AuthenticatorApp since={since} onAdded={added} />
                    {isOn && <RecoveryCodes onMade={setCodes} />}
                  </>
                );
              }}
            </Loaded>
          )}
        </Loaded>
      </Section>
      <NewCodes codes={codes} onClose={() => setCodes([])} />
    </div>
  );
}
