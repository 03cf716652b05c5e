import { Badge, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ApiToken } from "../../../../contract/exchange/api-tokens.ts";
import { localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { type Column, DataTable } from "../../platform/kit/data-table.tsx";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

const SHOWN_PERMISSIONS = 3;
/** What permissions are called, by their names. */
type Titles = ReadonlyMap<string, string>;

/** The tokens of programs. */
export function TokenList() {
  const text = exchangeTexts().programs.tokens;
  const tokens = useQuery(apiQuery("GET /api-tokens", { query: { pageSize: 100 } }));
  const known = useQuery(apiQuery("GET /api-tokens/permissions")).data?.items ?? [];
  const titles = new Map(known.map(({ name, title }) => [name, title]));
  return (
    <Section title={text.title}>
      <Text>{text.hint}</Text>
      <Loaded query={tokens} failed={exchangeTexts().programs.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{text.none}</Text>
          ) : (
            <div className="programs-table">
              <DataTable caption={text.title} rows={items} columns={columns(titles)} />
            </div>
          )
        }
      </Loaded>
      <div>
        <Button component={Link} to="/admin/programs/token">
          {text.add}
        </Button>
      </div>
    </Section>
  );
}

function columns(titles: Titles): readonly Column<ApiToken>[] {
  const text = exchangeTexts().programs.tokens;
  return [
    {
      head: appTexts().words.name,
      cell: ({ name, end, works, createdBy }) => (
        <span>
          {name} <code>{`…${end}`}</code>{" "}
          {!works && (
            <Badge color="red" variant="light">
              {text.stopped}
            </Badge>
          )}
          <span className="fact-detail">{text.by(createdBy)}</span>
        </span>
      ),
    },
    {
      head: text.may,
      cell: ({ permissions }) => <Permissions names={permissions.map((name) => titles.get(name) ?? name)} />,
    },
    {
      head: text.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} hasTime /> : text.never),
    },
    { head: text.expires, cell: ({ expiresOn }) => (expiresOn ? localDay(expiresOn) : text.noEnd) },
    { head: text.revoke, className: "is-action", cell: (token) => <Revoke token={token} /> },
  ];
}

/** A few of the permissions; all of them on hover. */
function Permissions({ names }: { names: readonly string[] }) {
  const text = exchangeTexts().programs.tokens;
  const more = names.length - SHOWN_PERMISSIONS;
  return (
    <span title={names.join(", ")}>
      {names.slice(0, SHOWN_PERMISSIONS).join(" · ")}
      {more > 0 && ` ${text.more(more)}`}
    </span>
  );
}

function Revoke({ token: { id, name } }: { token: ApiToken }) {
  const text = exchangeTexts().programs.tokens;
  return (
    <ActionButton
      size="sm"
      variant="outline"
      color="red"
      text={text.revoke}
      label={text.revokeOf(name)}
      ask={() => confirmAction({ title: text.ask, text: text.askText(name), yes: text.revoke, isDanger: true })}
      send={() => callApi("DELETE /api-tokens/:id", { params: { id } })}
      done={text.revoked}
      failed={text.revokeFailed}
    />
  );
}
