import { Badge } from "@mantine/core";
import { Fragment } from "react";
import { formTexts } from "../../../contract/texts/texts.ts";

/** Where the line of an address may break: before its @, and after its dots, dashes and underscores. */
const JOINTS = /(?=@)|(?<=[._-])/;

/** An e-mail address for narrow columns, which breaks at its joints and not within a word. */
export function Email({ address }: { address: string }) {
  if (!address.includes("@")) return address || "–";
  return (
    <span className="email">
      {address.split(JOINTS).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address stay in their order
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Marks a person with an unconfirmed e-mail address: letters may not reach them. */
export const UnconfirmedEmail = () => <Badge color="yellow">{formTexts().accounts.emailNotConfirmed}</Badge>;
