import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { IMPORT_ROW_STATES, type Import } from "../../../../contract/exchange/imports.ts";
import { apiQuery, callApi, callForFile } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { downloadFile } from "../../platform/kit/export-button.tsx";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Fact, Facts, Loaded, Section } from "../../platform/kit/screen.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { CheckButton } from "./check-button.tsx";
import { ImportProgress } from "./import-progress.tsx";

type RowState = (typeof IMPORT_ROW_STATES)[number];

/** The third step: the check, and all that there is to say about rows. */
export function ProblemsStep({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  if (item.state === "checking") return <Checking item={item} />;
  const isChecked = item.counts.read > 0;
  return (
    <>
      {isChecked && <CheckedCounts item={item} />}
      <Group>
        {item.actions.includes("check") && <CheckButton item={item} />}
        {item.actions.includes("run") && isChecked && (
          <Button component={Link} to="?step=bringIn">
            {appTexts().words.next}
          </Button>
        )}
      </Group>
      {isChecked ? <ProblemRows item={item} /> : <Text>{text.notChecked}</Text>}
    </>
  );
}

function Checking({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  const { id } = item;
  return (
    <Section title={text.states.checking}>
      <ImportProgress item={item} />
      <div>
        <ActionButton
          text={text.stopCheck}
          variant="outline"
          ask={() => confirmAction({ title: text.stopCheckAsk, text: text.nothingWritten, yes: text.stopCheck })}
          send={() => callApi("POST /imports/:id/cancel", { params: { id } })}
          done={text.stopped}
          failed={appTexts().words.cannotBeDone}
        />
      </div>
    </Section>
  );
}

function CheckedCounts({ item: { counts } }: { item: Import }) {
  const text = exchangeTexts().imports;
  const shown = ["read", "created", "changed", "unchanged", "skipped", "errors", "warnings"] as const;
  return (
    <Facts>
      {shown.map((name) => (
        <Fact key={name} name={text.counts[name]}>
          {counts[name]}
        </Fact>
      ))}
    </Facts>
  );
}

/** One list of errors, warnings and skipped rows, which can be filtered, and saved as the same file to be mended. */
function ProblemRows({ item: { id, counts, tables } }: { item: Import }) {
  const text = exchangeTexts().imports;
  const [state, setState] = useState<RowState | "">(counts.errors > 0 ? "error" : "");
  const [page, setPage] = useState(1);
  const rows = useQuery({
    ...apiQuery("GET /imports/:id/rows", { params: { id }, query: { page, ...(state && { state }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={text.steps.problems}>
      <Group align="end">
        <NativeSelect
          label={appTexts().words.show}
          data={[
            { value: "", label: appTexts().words.all },
            ...IMPORT_ROW_STATES.map((one) => ({ value: one, label: text.rowStates[one] })),
          ]}
          value={state}
          onChange={({ currentTarget }) => {
            setState(currentTarget.value as RowState | "");
            setPage(1);
          }}
        />
        {counts.errors > 0 && <SaveProblems id={id} />}
      </Group>
      <Loaded query={rows} failed={text.loadFailed}>
        {(list) => (
          <Stack gap="md">
            <Text role="status" c="dimmed">
              {text.found(list.totalCount)}
            </Text>
            <ul className="import-problems">
              {list.items.map((row) => (
                <li key={`${row.table} ${row.row}`} data-state={row.state}>
                  <strong>{tables.length > 1 ? text.rowOf(row.table, row.row) : text.row(row.row)}</strong>{" "}
                  <span className="import-row-state">{text.rowStates[row.state]}</span>
                  {row.problems.map(({ column, value, text: sentence }) => (
                    <div key={`${column} ${sentence}`}>
                      {sentence}{" "}
                      {column && <span className="as-typed">{value === null ? column : `${column}: ${value}`}</span>}
                      {!column && value && <span className="as-typed">{value}</span>}
                    </div>
                  ))}
                </li>
              ))}
            </ul>
            <ListPagination list={list} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function SaveProblems({ id }: { id: number }) {
  const text = exchangeTexts().imports;
  const { isBusy, run } = useSend();
  const save = async () =>
    downloadFile(text.problemsFile, await callForFile("GET /imports/:id/problems.csv", { params: { id } }));
  return (
    <Button variant="outline" loading={isBusy} onClick={() => run(save, appTexts().words.cannotBeDone)}>
      {text.saveProblems}
    </Button>
  );
}
