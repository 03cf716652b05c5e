import { Anchor } from "@mantine/core";
import { Link } from "react-router";

/** The way back to the screen that this one belongs to; it stands below the title. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Anchor component={Link} to={to} size="sm">
      {`← ${text}`}
    </Anchor>
  );
}
