import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { useRouteId } from "../../platform/kit/route-id.ts";
import { BackLink, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { exchangeTexts } from "../texts.ts";
import { BringInStep } from "./bring-in-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { FileStep } from "./file-step.tsx";
import { importQuery } from "./import.reads.ts";
import { ProblemsStep } from "./problems-step.tsx";

const STEPS = ["file", "columns", "problems", "bringIn"] as const;
type Step = (typeof STEPS)[number];

const BODIES: Readonly<Record<Step, (props: { item: Import }) => React.ReactNode>> = {
  file: FileStep,
  columns: ColumnsStep,
  problems: ProblemsStep,
  bringIn: BringInStep,
};

/** The step that an import is at: whoever comes back finds it there. */
function stepOf({ state, phase }: Import): Step {
  if (state === "draft") return "columns";
  if (state === "checking" || state === "checked") return "problems";
  return state === "failed" && (phase === null || phase === "reading") ? "columns" : "bringIn";
}

/** One import in four steps: file, columns, problems, bring in. */
export function ImportScreen() {
  const text = exchangeTexts().imports;
  const id = useRouteId() ?? 0;
  const query = useQuery(importQuery(id));
  return (
    <Screen title={text.title}>
      <BackLink to="/admin/import" text={text.all} />
      <Loaded query={query} failed={text.loadFailed}>
        {(item) => <Steps item={item} />}
      </Loaded>
    </Screen>
  );
}

function Steps({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  const [params] = useSearchParams();
  const asked = STEPS.find((step) => step === params.get("step"));
  const current = asked ?? stepOf(item);
  const Body = BODIES[current];
  return (
    <>
      <nav aria-label={text.stepsLabel}>
        <ol className="import-steps">
          {STEPS.map((step, at) => (
            <li key={step}>
              <Link to={`?step=${step}`} aria-current={step === current ? "step" : undefined}>
                <span aria-hidden>{at + 1}</span> {text.steps[step]}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {item.failure && (
        <Alert color="red" variant="light" role="alert">
          {item.failure}
        </Alert>
      )}
      <Body item={item} />
    </>
  );
}
