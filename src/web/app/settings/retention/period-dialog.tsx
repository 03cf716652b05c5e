import { Alert, Checkbox, NumberInput, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { RetentionKind } from "../../../../contract/platform/retention.ts";
import { RetentionChange, type RetentionPeriod } from "../../../../contract/settings/retention.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDate } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { settingsTexts } from "../texts.ts";
import { countedText, recordsText } from "./counted-text.ts";

/** What is typed: no months are no period; what the person agrees to erase is the number that they were shown. */
type Typed = { months: number | string; erases: number | string };

/** How long typing must rest before it is counted what a period erases. */
const REST_MS = 300;

/** The button that opens the period of a kind. Before it is saved it says what it will erase. */
export function PeriodDialog({ period: { kind, months, version } }: { period: RetentionPeriod }) {
  const text = settingsTexts().retention;
  const name = recordTexts().retention.kinds[kind];
  return (
    <DialogForm
      part={`retention-${kind}`}
      isOffered
      texts={{
        open: text.change,
        label: `${text.change}${text.changeOf(name)}`,
        title: text.dialog(name),
        hint: text.about[kind],
        done: text.saved,
        failed: text.saveFailed,
      }}
      values={{ months: months ?? "", erases: "" } as Typed}
      schema={RetentionChange}
      toBody={(typed) => ({ months: null, ...typed })}
      send={(body: RetentionChange) =>
        callApi("PUT /shelter/retention/:kind", { params: { kind }, body, ifMatch: version })
      }
    >
      {(input, form) => (
        <>
          <NumberInput {...input("months")} label={text.field} description={text.hint} allowDecimal={false} size="md" />
          <Preview
            kind={kind}
            months={form.getValues().months}
            agreed={form.getValues().erases}
            agree={(erases) => form.setValues({ erases })}
          />
        </>
      )}
    </DialogForm>
  );
}

type PreviewProps = {
  kind: RetentionKind;
  months: Typed["months"];
  agreed: Typed["erases"];
  agree: (count: number | string) => void;
};

/** What the period erases in its first night, and the tick of whoever wants that. */
function Preview({ kind, months, agreed, agree }: PreviewProps) {
  const text = settingsTexts().retention;
  const [typed] = useDebouncedValue(months, REST_MS);
  const isPeriod = RetentionChange.safeParse({ months: typed }).success;
  const preview = useQuery({
    ...apiQuery("GET /shelter/retention/:kind/due", { params: { kind }, query: { months: Number(typed) } }),
    staleTime: 0,
    enabled: isPeriod,
  });
  if (months === "" || !isPeriod) return null;
  if (preview.isError) return <Alert color="red" variant="light" role="alert" title={text.previewFailed} />;
  if (typed !== months || preview.data === undefined) return <Text role="status">{text.counting}</Text>;
  const { night, due } = preview.data;
  const day = localDate(night);
  if (due.count === 0) return <Text role="status">{text.wouldEraseNothing(day)}</Text>;
  return (
    <Alert color="red" variant="light" role="status">
      <Text>{text.wouldErase(countedText(due), day)}</Text>
      <Checkbox
        mt="sm"
        label={text.agree(recordsText(due))}
        checked={agreed === due.count}
        onChange={({ currentTarget }) => agree(currentTarget.checked ? due.count : "")}
      />
    </Alert>
  );
}
