import { Text } from "@mantine/core";
import { useNavigate } from "react-router";
import type { UserRecord } from "../../../../contract/accounts/users.ts";
import type { Animal } from "../../../../contract/animals/animals.ts";
import type { TwinKind } from "../../../../contract/overview/twins.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { choicesOf } from "../../platform/calls.ts";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { BackLink } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { recordPath, twoPath } from "./twins.address.ts";

const userText = ({ name, surname, email, city }: UserRecord) => `${name} ${surname} (${listed(email, city)})`;
const animalText = ({ name, type, breed, arrivalDate }: Animal) =>
  `${name} (${listed(recordTexts().animals.types[type], breed, arrivalDate)})`;

/** Chooses the record that is the same as this one, of all there are. */
export function ChooseOther({ of, id }: { of: TwinKind; id: number }) {
  const text = overviewTexts().twins;
  const navigate = useNavigate();
  const field = {
    ...{ id: "twin-other", name: "other", label: text.otherOf[of], description: text.otherHint },
    onChange: (other: string | null) => {
      if (other !== null && Number(other) !== id) void navigate(twoPath(of, id, Number(other)));
    },
  };
  return (
    <>
      <BackLink to={recordPath(of, id)} text={text.backToRecord} />
      <Text>{text.sameExplanation}</Text>
      <div className="form-width">
        {of === "users" ? (
          <RecordSelect
            {...field}
            choices={choicesOf("GET /users")}
            optionText={userText}
            failed={recordTexts().users.loadFailed}
          />
        ) : (
          <RecordSelect
            {...field}
            choices={choicesOf("GET /animals")}
            optionText={animalText}
            failed={recordTexts().animals.loadFailed}
          />
        )}
      </div>
    </>
  );
}
