import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { appTexts } from "../texts/texts.ts";

/** An address that the application does not know. @param text a screen's own sentence, as 'Adoption not found.' */
export function NotFoundScreen({ text }: { text?: string }) {
  const { notFound, nothingHere, goToDashboard } = appTexts().errors;
  const { pathname } = useLocation();
  const home = pathname.startsWith("/admin") ? "/admin" : "/user_page";
  return (
    <Stack className="outcome" align="start" gap="md">
      <title>{notFound}</title>
      <Title order={1}>{notFound}</Title>
      <Text>{text ?? nothingHere}</Text>
      <Anchor component={Link} to={home}>
        {goToDashboard}
      </Anchor>
    </Stack>
  );
}
