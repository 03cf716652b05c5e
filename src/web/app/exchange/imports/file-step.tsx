import { Text } from "@mantine/core";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Fact, Facts, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

const SIGNS: Readonly<Record<string, string>> = { "\t": "Tab" };

/** What was found in the file: how it is written, its tables and pictures. */
export function FileStep({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  return (
    <>
      <Facts>
        <Fact name={text.file}>
          <span className="as-typed">{item.fileName}</span>
        </Fact>
        <Fact name={text.layout}>{text.layouts[item.layout] ?? text.ownTable}</Fact>
        {item.encoding && <Fact name={text.encoding}>{item.encoding.toUpperCase()}</Fact>}
        {item.delimiter && <Fact name={text.delimiter}>{SIGNS[item.delimiter] ?? item.delimiter}</Fact>}
        {item.pictures > 0 && <Fact name={text.pictures}>{item.pictures}</Fact>}
        <Fact name={text.added}>
          <When at={item.createdAt} hasTime /> {item.createdBy}
        </Fact>
      </Facts>
      {item.tables.length > 1 && (
        <Section title={text.tables}>
          <ul>
            {item.tables.map(({ name, isRead, rows, isCut }) => (
              <li key={name}>
                <span className="as-typed">{name}</span>{" "}
                {[text.rows(rows, isCut), ...(isRead ? [] : [text.notRead])].join(" – ")}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Forget item={item} />
    </>
  );
}

function Forget({ item: { id, actions, fileName } }: { item: Import }) {
  const text = exchangeTexts().imports;
  if (!actions.includes("delete")) return null;
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {text.kept}
      </Text>
      <ActionButton
        text={text.forget.text}
        variant="outline"
        color="red"
        ask={() =>
          confirmAction({
            title: appTexts().attachments.deleteAsk,
            text: text.forget.explain(fileName),
            yes: text.forget.text,
            isDanger: true,
          })
        }
        send={() => callApi("DELETE /imports/:id", { params: { id } })}
        done={text.forget.done}
        failed={appTexts().words.cannotBeDone}
      />
    </div>
  );
}
