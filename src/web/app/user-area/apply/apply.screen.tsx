import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { href } from "../../../../contract/href.ts";
import { apiQuery } from "../../calls.ts";
import { notifyError } from "../../kit/notify.ts";
import { Screen } from "../../kit/screen.tsx";
import { ApiError } from "../../problem.ts";
import { appTexts } from "../../texts/texts.ts";
import { MomentPicture, WhatNext } from "../adoption/moment.tsx";
import { ApplyForm } from "./apply-form.tsx";

const NOT_FOUND = 404;

/** The application for an animal, then a thank-you (spec §2.5). */
export function ApplyScreen() {
  const [sent, setSent] = useState<Adoption>();
  useRedirectWithoutProfile();
  return (
    <Screen title={appTexts().apply.title}>{sent ? <ThankYou sent={sent} /> : <ApplyForm onSent={setSent} />}</Screen>
  );
}

/** Sends people without a profile, such as staff, to the profile screen, with a message (spec §2.5). */
function useRedirectWithoutProfile(): void {
  const navigate = useNavigate();
  const { error } = useQuery(apiQuery("GET /users/me"));
  const isMissing = error instanceof ApiError && error.status === NOT_FOUND;
  useEffect(() => {
    if (!isMissing) return;
    notifyError(appTexts().apply.noProfile);
    navigate("/user_page/profile", { replace: true });
  }, [isMissing, navigate]);
}

function ThankYou({ sent }: { sent: Adoption }) {
  const text = appTexts().apply;
  return (
    <Stack className="panel" gap="md" align="start">
      <div className="step-lead">
        <MomentPicture adoption={sent} />
        <Text role="status" size="lg">
          {text.done}
        </Text>
      </div>
      <WhatNext adoption={sent} />
      <Button component={Link} to="/user_page/adoptions">
        {text.goToAdoptions}
      </Button>
      <Anchor href={href("/animals")}>{text.otherAnimals}</Anchor>
    </Stack>
  );
}
