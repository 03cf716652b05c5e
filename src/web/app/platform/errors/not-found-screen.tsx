import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPaw } from "@tabler/icons-react";
import { Link, useLocation, useNavigate } from "react-router";
import { appTexts } from "../texts/texts.ts";

/** An address that the application does not know. @param text a screen's own sentence, as 'Adoption not found.' */
export function NotFoundScreen({ text }: { text?: string }) {
  const { notFound, nothingHere, perhaps, goToDashboard, goBack } = appTexts().errors;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const home = pathname.startsWith("/admin") ? "/admin" : "/user_page";
  return (
    <Stack className="outcome" align="start" gap="md">
      <title>{notFound}</title>
      <IconPaw className="outcome-paw" size={56} stroke={1.4} aria-hidden />
      <Title order={1}>{notFound}</Title>
      <Text>{text ?? nothingHere}</Text>
      <Text c="dimmed">{perhaps}</Text>
      <Group>
        <Button component={Link} to={home}>
          {goToDashboard}
        </Button>
        <Button variant="outline" onClick={() => navigate(-1)}>
          {goBack}
        </Button>
      </Group>
    </Stack>
  );
}
