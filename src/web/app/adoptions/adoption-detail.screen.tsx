import { Anchor, Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import type { Adoption } from "../../../contract/adoptions.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { NotFoundScreen } from "../errors/not-found-screen.tsx";
import { useRouteId } from "../kit/route-id.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
import { isNotFound } from "../problem.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { adoptionQuery } from "./adoption.api.ts";
import { ADOPTION_SCREEN_TEXT } from "./adoption.texts.ts";
import { AdoptionFacts } from "./adoption-facts.tsx";
import { Attention } from "./attention.tsx";
import { HistoryList } from "./history-list.tsx";
import { QuestionnaireAnswers } from "./questionnaire-answers.tsx";
import { Section } from "./section.tsx";
import { StaffActions } from "./staff-actions.tsx";
import { StageList } from "./stage-list.tsx";

/** One adoption for staff (spec §2.6): everything to read, and what may be done with it. */
export function AdoptionDetailScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <Detail key={id} id={id} />;
}

function Detail({ id }: { id: number }) {
  const query = useQuery(adoptionQuery(id));
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={recordTexts().adoptions.notFound} />;
  return (
    <Screen title={titleOf(query.data)} actions={query.data && <EditLink adoption={query.data} />}>
      <Anchor component={Link} to="/admin/adoptions" size="sm">
        ← All adoptions
      </Anchor>
      <Loaded query={query} failed={ADOPTION_SCREEN_TEXT.loadFailed}>
        {(adoption) => <Parts adoption={adoption} />}
      </Loaded>
    </Screen>
  );
}

const titleOf = (adoption: Adoption | undefined) => (adoption ? `Adoption of ${adoption.animalName}` : "Adoption");

function Parts({ adoption }: { adoption: Adoption }) {
  return (
    <>
      <AdoptionFacts adoption={adoption} />
      <div className="two-columns">
        <div className="column">
          <Attention adoption={adoption} />
          <StaffActions adoption={adoption} />
          <Section title="Application letter">
            <p className="as-typed">{adoption.application.applicationLetter}</p>
          </Section>
          <QuestionnaireAnswers adoption={adoption} />
        </div>
        <div className="column">
          <StageList adoption={adoption} />
          <HistoryList history={adoption.history} />
        </div>
      </div>
    </>
  );
}

/** Who has the open stage is set by admins, on the edit screen (rules §4); by the key `e` too. */
function EditLink({ adoption: { id, outcome } }: { adoption: Adoption }) {
  const { isAdmin } = useSession();
  const navigate = useNavigate();
  const to = `/admin/adoption/edit/${id}`;
  const mayEdit = isAdmin && outcome === null;
  useHotkeys([["e", () => mayEdit && navigate(to)]]);
  if (!mayEdit) return null;
  return (
    <Button component={Link} to={to} variant="outline">
      Edit
    </Button>
  );
}
