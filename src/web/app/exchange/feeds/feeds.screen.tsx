import { Text } from "@mantine/core";
import { FEEDS, type FeedName } from "../../../../contract/platform/feed-paths.ts";
import { CopiedText } from "../../platform/kit/copied-text.tsx";
import { BackLink, Screen, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { EmbedChoices } from "./embed-choices.tsx";

/** Where the animals and the news can be shown besides our own pages. */
export function FeedsScreen() {
  const text = exchangeTexts().feeds;
  return (
    <Screen title={appTexts().words.animalsElsewhere}>
      <BackLink to="/admin/settings" text={appTexts().shell.navigation.settings} />
      <Text>{text.explanation}</Text>
      <Section title={text.embed.title}>
        <EmbedChoices />
      </Section>
      <Section title={text.addresses.title}>
        <Text>{text.addresses.explanation}</Text>
        {(Object.keys(FEEDS) as FeedName[]).map((name) => (
          <CopiedText
            key={name}
            label={text.addresses.names[name]}
            hint={text.addresses.about[name]}
            text={window.location.origin + FEEDS[name]}
          />
        ))}
      </Section>
    </Screen>
  );
}
