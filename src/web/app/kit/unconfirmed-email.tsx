import { Badge } from "@mantine/core";
import { ACCOUNT_TEXT } from "../../../contract/accounts.ts";

/** Beside somebody whose address nobody has confirmed: letters may not reach them. */
export const UnconfirmedEmail = () => <Badge color="yellow">{ACCOUNT_TEXT.emailNotConfirmed}</Badge>;
