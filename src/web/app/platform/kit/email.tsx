import { Badge } from "@mantine/core";
import { Fragment } from "react";
import { formTexts } from "../../../../contract/texts/texts.ts";

/** Where the line of an address may also break: after its dots, dashes and underscores. */
const JOINTS = /(?<=[._-])/;

/**
 * An e-mail address for narrow columns, which breaks before its @ first, then at its joints, and not within a word.
 * @param isOneLine in a wide table it takes one line and is cut at its end; the row's title has the whole
 */
export function Email({ address, isOneLine = false }: { address: string; isOneLine?: boolean }) {
  const at = address.indexOf("@");
  if (at < 0) return address || "–";
  return (
    <span className={isOneLine ? "email is-one-line" : "email"}>
      <Joined text={address.slice(0, at)} />
      <span className="email-host">
        <Joined text={address.slice(at)} />
      </span>
    </span>
  );
}

const Joined = ({ text }: { text: string }) =>
  text.split(JOINTS).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address stay in their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Marks a person with an unconfirmed e-mail address: letters may not reach them. In a narrow column it takes two lines. */
export const UnconfirmedEmail = () => (
  <Badge
    color="yellow"
    miw={0}
    h="auto"
    mih="var(--badge-height)"
    styles={{ label: { whiteSpace: "normal", lineHeight: 1.4 } }}
  >
    {formTexts().accounts.emailNotConfirmed}
  </Badge>
);
