import { Anchor, Radio, Text } from "@mantine/core";
import { Link } from "react-router";
import { fieldLabel, isMergeChoice, MERGED_FIELDS } from "../../../../contract/animals/animal.fields.ts";
import type { MergeField, MergePreview } from "../../../../contract/overview/twins.ts";
import { overviewTexts } from "../texts.ts";
import { FieldValue } from "./field-value.tsx";
import { recordPath } from "./twins.address.ts";

type Field = MergePreview["fields"][number];

type Props = {
  preview: MergePreview;
  /** In the order in which they stand beside each other. */
  ids: readonly number[];
  keep: (id: number) => void;
  /** Whose value of a field stays. */
  idOf: (field: Field) => number;
  choose: (field: MergeField, id: number) => void;
};

/** The facts of both, with those that differ first to be chosen. */
export function CompareTable({ preview, ids, keep, idOf, choose }: Props) {
  const text = overviewTexts().twins;
  const records = ids.map((id) => (preview.gone.id === id ? preview.gone : preview.kept));
  const known = preview.fields.filter(({ gone, kept }) => gone !== null || kept !== null);
  return (
    <div className="twins-table-frame">
      <table className="twins-table">
        <caption className="visually-hidden">{text.sideBySide}</caption>
        <thead>
          <tr>
            <td />
            {records.map((record) => (
              <th key={record.id} scope="col">
                <Anchor component={Link} to={recordPath(preview.of, record.id)}>
                  {record.name}
                </Anchor>
                <Text size="sm" fw={400} mb="0.4rem">
                  {text.numbered(record.id)}
                </Text>
                <Radio
                  name="kept"
                  label={text.thisStays}
                  aria-label={`${text.thisStays}: ${record.name}, ${text.numbered(record.id)}`}
                  checked={preview.kept.id === record.id}
                  onChange={() => keep(record.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((field) => (
            <FieldRow key={field.field} {...{ field, preview, records, choose }} chosen={idOf(field)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A choice about a field of an animal is called as the field; only a name is one of people, too. */
const nameOf = (field: MergeField) =>
  field !== "name" && isMergeChoice(field) ? fieldLabel(MERGED_FIELDS[field]) : overviewTexts().twins.fields[field];

type RowProps = {
  field: Field;
  preview: MergePreview;
  records: readonly MergePreview["gone"][];
  chosen: number;
  choose: Props["choose"];
};

function FieldRow({ field, preview, records, chosen, choose }: RowProps) {
  const name = nameOf(field.field);
  const differs = field.gone !== field.kept;
  const shownOf = (id: number) => (id === preview.gone.id ? field.gone : field.kept);
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">{name}</th>
      {records.map((record) => {
        const shown = <FieldValue field={field.field} value={shownOf(record.id)} record={record} />;
        return (
          <td key={record.id} data-chosen={(differs && chosen === record.id) || undefined}>
            {differs ? (
              <Radio
                name={field.field}
                label={shown}
                checked={chosen === record.id}
                onChange={() => choose(field.field, record.id)}
              />
            ) : (
              shown
            )}
          </td>
        );
      })}
    </tr>
  );
}
