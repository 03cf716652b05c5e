import { Badge } from "@mantine/core";
import { formTexts } from "../../../contract/texts/texts.ts";

/** An e-mail address for narrow columns: the line may break before the @. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  if (at < 0) return address || "–";
  return (
    <span className="email">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** Marks a person with an unconfirmed e-mail address: letters may not reach them. */
export const UnconfirmedEmail = () => <Badge color="yellow">{formTexts().accounts.emailNotConfirmed}</Badge>;
