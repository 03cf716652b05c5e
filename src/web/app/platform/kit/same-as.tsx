import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";

/** Leads to the place where an admin makes a record and another one of the same animal or person one. */
export function SameAs({ of, id }: { of: "animals" | "users"; id: number }) {
  const { isAdmin } = useSession();
  if (!isAdmin) return null;
  return (
    <Button component={Link} to={`/admin/twins?of=${of}&one=${id}`} variant="outline">
      {appTexts().words.sameAs}
    </Button>
  );
}
