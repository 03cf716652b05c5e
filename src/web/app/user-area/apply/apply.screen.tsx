import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { apiQuery } from "../../calls.ts";
import { notifyError } from "../../kit/notify.ts";
import { Screen } from "../../kit/screen.tsx";
import { ApiError } from "../../problem.ts";
import { USER_AREA_TEXT } from "../texts.ts";
import { ApplyForm } from "./apply-form.tsx";

const NOT_FOUND = 404;

/** Applying for an animal, then a thank-you (spec §2.5). */
export function ApplyScreen() {
  const [isSent, setSent] = useState(false);
  useProfileFirst();
  return (
    <Screen title="Adoption Application">{isSent ? <ThankYou /> : <ApplyForm onSent={() => setSent(true)} />}</Screen>
  );
}

/** Whoever has no profile, as staff, is told so and led there (spec §2.5). */
function useProfileFirst(): void {
  const navigate = useNavigate();
  const { error } = useQuery(apiQuery("GET /users/me"));
  const isMissing = error instanceof ApiError && error.status === NOT_FOUND;
  useEffect(() => {
    if (!isMissing) return;
    notifyError(USER_AREA_TEXT.noProfile);
    navigate("/user_page/profile", { replace: true });
  }, [isMissing, navigate]);
}

function ThankYou() {
  return (
    <Stack className="panel" align="start" gap="md">
      <Text role="status" size="lg">
        {USER_AREA_TEXT.applied}
      </Text>
      <Button component={Link} to="/user_page/adoptions">
        Go to My Adoptions
      </Button>
      <Anchor href="/animals">Meet the other animals</Anchor>
    </Stack>
  );
}
