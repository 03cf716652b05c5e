import { Badge } from "@mantine/core";
import { breedName } from "../../../../contract/animals/breeds.ts";
import type { MergeField, MergePreview } from "../../../../contract/overview/twins.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { type Language, nameOf } from "../../../../contract/texts/language.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { kilograms, localDay } from "../../../format.ts";
import { overviewTexts } from "../texts.ts";

/** Stored values in words. Those that are not here are shown as they are. */
const WORDS: { [Field in MergeField]?: (value: string) => string } = {
  sex: (value) => recordTexts().animals.sexes[value as "Male"],
  breed: breedName,
  birth: localDay,
  dateOfBirth: localDay,
  weight: (value) => kilograms(Number(value)),
  home: (value) => recordTexts().animals.homes[value as "flat"],
  language: (value) => nameOf(value as Language),
};

type Record = MergePreview["gone"];

/** One value of a field, as people read it. */
export function FieldValue({ field, value, record }: { field: MergeField; value: string | null; record: Record }) {
  const text = overviewTexts().twins;
  if (value === null) return <em>{text.nothing}</em>;
  if (field === "photo")
    return <img className="twins-photo" src={photoPath(Number(value), 320)} alt={text.photoOf(record.name)} />;
  const shown = WORDS[field]?.(value) ?? value;
  if (field !== "email" || record.isConfirmed) return <span>{shown}</span>;
  return (
    <span>
      {shown}{" "}
      <Badge color="yellow" variant="light">
        {text.unconfirmed}
      </Badge>
    </span>
  );
}
