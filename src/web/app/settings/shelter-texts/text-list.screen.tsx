import { Badge, Checkbox, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { type ShelterText, TEXT_PARTS, type TextPart } from "../../../../contract/platform/shelter-texts.ts";
import { BackLink, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { SearchBox } from "../../platform/kit/search-box.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";
import { firstLine, isOwn, marksOf, partName, TEXTS_PATH, textsQuery, textsWith } from "./shelter-texts.ts";

const GROUPS = ["page", "letter", "contract"] as const;

/** All texts that the shelter may write itself, by what they belong to (rules §12). */
export function TextListScreen() {
  const texts = useQuery(textsQuery());
  const text = settingsTexts().shelterTexts;
  return (
    <Screen title={text.title}>
      <BackLink to="/admin/settings" text={appTexts().shell.navigation.settings} />
      <Text>{text.explanation}</Text>
      <Loaded query={texts} failed={text.loadFailed}>
        {({ items }) => <FoundTexts texts={items} />}
      </Loaded>
    </Screen>
  );
}

function FoundTexts({ texts }: { texts: readonly ShelterText[] }) {
  const [address, setAddress] = useSearchParams();
  const search = address.get("q") ?? "";
  const isOnlyOwn = address.has("own");
  const text = settingsTexts().shelterTexts;
  const found = textsWith(texts, search).filter((one) => !isOnlyOwn || isOwn(one));
  const change = (q: string, own: boolean) =>
    setAddress({ ...(q && { q }), ...(own && { own: "" }) }, { replace: true });
  return (
    <>
      <Group gap="md">
        <SearchBox placeholder={text.search} value={search} onSearch={(q) => change(q, isOnlyOwn)} />
        <Checkbox
          label={text.onlyEdited}
          checked={isOnlyOwn}
          onChange={({ currentTarget }) => change(search, currentTarget.checked)}
        />
      </Group>
      {found.length === 0 && <Text>{text.none}</Text>}
      {GROUPS.map((group) => (
        <TextGroup key={group} group={group} texts={found} isOpen={search !== "" || isOnlyOwn} />
      ))}
    </>
  );
}

type GroupProps = { texts: readonly ShelterText[]; isOpen: boolean };

function TextGroup({ group, texts, isOpen }: GroupProps & { group: (typeof GROUPS)[number] }) {
  const parts = TEXT_PARTS.filter((part) => part.split(".")[0] === group && texts.some((text) => text.part === part));
  if (parts.length === 0) return null;
  return (
    <section className="part" aria-labelledby={`texts-${group}`}>
      <h2 id={`texts-${group}`}>{settingsTexts().shelterTexts.groups[group]}</h2>
      {parts.map((part) => (
        <Part key={part} part={part} texts={texts.filter((text) => text.part === part)} isOpen={isOpen} />
      ))}
    </section>
  );
}

function Part({ part, texts, isOpen }: GroupProps & { part: TextPart }) {
  const text = settingsTexts().shelterTexts;
  const own = texts.filter(isOwn).length;
  return (
    // Drawn anew when a search begins or ends, and opened or closed by hand in between.
    <details className="panel" key={String(isOpen)} open={isOpen}>
      <summary>
        {partName(part)}{" "}
        <span className="text-count">
          {text.texts(texts.length)}
          {own > 0 && `, ${text.own(own)}`}
        </span>
      </summary>
      <ul className="text-list">
        {texts.map((one) => (
          <li key={one.key}>
            <Link to={`${TEXTS_PATH}/${one.key}`}>{firstLine(one)}</Link>
            <span className="detail">{text.roles[one.role]}</span>
            {marksOf(one).map((mark) => (
              <Badge key={mark} variant="light">
                {mark}
              </Badge>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
