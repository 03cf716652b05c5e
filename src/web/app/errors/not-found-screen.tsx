import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";

/** An address that the application does not know. @param text a screen's own sentence, as 'Adoption not found.' */
export function NotFoundScreen({ text = "There is nothing at this address." }: { text?: string }) {
  const { pathname } = useLocation();
  const home = pathname.startsWith("/admin") ? "/admin" : "/user_page";
  return (
    <Stack className="outcome" align="start" gap="md">
      <title>Not Found</title>
      <Title order={1}>Not Found</Title>
      <Text>{text}</Text>
      <Anchor component={Link} to={home}>
        Go to the dashboard
      </Anchor>
    </Stack>
  );
}
