import { Anchor, Text } from "@mantine/core";
import { BackLink, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { TokenList } from "./token-list.tsx";
import { WebhookList } from "./webhook-list.tsx";

/** Who else works with this shelter: tokens and webhooks of other programs, for admins. */
export function ProgramsScreen() {
  const text = exchangeTexts().programs;
  return (
    <Screen title={appTexts().shell.navigation.programs}>
      <Text>{text.explanation}</Text>
      <Anchor href="/api/docs/" target="_blank" rel="noreferrer">
        {text.documentation}
      </Anchor>
      <TokenList />
      <WebhookList />
    </Screen>
  );
}

/** The way back to it. */
export const BackToPrograms = () => <BackLink to="/admin/programs" text={exchangeTexts().programs.webhooks.all} />;
