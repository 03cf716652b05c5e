import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { href } from "../../../../contract/platform/href.ts";
import { localDay } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { notifyError } from "../../platform/kit/notify.tsx";
import { Screen } from "../../platform/kit/screen.tsx";
import { ApiError } from "../../platform/problem.ts";
import { MomentPicture, WhatNext } from "../moment.tsx";
import { adoptionTexts } from "../texts.ts";
import { ApplyForm } from "./apply-form.tsx";

const NOT_FOUND = 404;

/** The application for an animal, then a thank-you (spec §2.5). */
export function ApplyScreen() {
  const [sent, setSent] = useState<Adoption>();
  const { data: person, isPending } = useOwnProfile();
  return (
    <Screen title={adoptionTexts().apply.title}>
      {sent && <ThankYou sent={sent} />}
      {!sent && person?.adoptsFrom && <AdultApplies from={person.adoptsFrom} />}
      {!sent && !isPending && !person?.adoptsFrom && <ApplyForm onSent={setSent} />}
    </Screen>
  );
}

/** In place of the form, before anything is typed: who may apply for this household (rules §4). */
function AdultApplies({ from }: { from: string }) {
  const text = adoptionTexts().apply.adult;
  return (
    <Stack className="panel" gap="md" align="start">
      <Text size="lg">{text.title}</Text>
      <Text>{text.explanation}</Text>
      <Text c="dimmed">{text.from(localDay(from))}</Text>
      <Anchor href={href("/animals")}>{adoptionTexts().apply.otherAnimals}</Anchor>
    </Stack>
  );
}

/** The own profile. People without one, such as staff, are sent to the profile screen, with a message (spec §2.5). */
function useOwnProfile() {
  const navigate = useNavigate();
  const query = useQuery(apiQuery("GET /users/me"));
  const { error } = query;
  const isMissing = error instanceof ApiError && error.status === NOT_FOUND;
  useEffect(() => {
    if (!isMissing) return;
    notifyError(adoptionTexts().apply.noProfile);
    navigate("/user_page/profile", { replace: true });
  }, [isMissing, navigate]);
  return query;
}

function ThankYou({ sent }: { sent: Adoption }) {
  const text = adoptionTexts().apply;
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
