import "./signs.css";
import { Button } from "@mantine/core";
import { SIGNS, type SignName } from "../../../../contract/animals/observations.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { signValue } from "../words/signs.ts";

type ChoiceProps = { name: SignName; animal: string; value: string | undefined; choose: (value: string) => void };

/** A sign, each value as a large button. */
export function SignChoice({ name, animal, value, choose }: ChoiceProps) {
  const legend = recordTexts().observations.signs[name];
  return (
    <fieldset className="round-signs" aria-label={`${legend}: ${animal}`}>
      <legend>{legend}</legend>
      <div>
        {SIGNS[name].map((one) => (
          <Button
            key={one}
            variant={one === value ? "filled" : "outline"}
            aria-pressed={one === value}
            onClick={() => choose(one)}
          >
            {signValue(name, one)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
