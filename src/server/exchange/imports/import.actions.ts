import type { ImportAction, ImportState } from "../../../contract/exchange/imports.ts";
import type { ImportRow } from "./work/import.row.ts";

const ANEW = ["configure", "check", "run"] as const;

/** What each state allows; work that needs the file is left out once it is not kept any more. */
const ACTIONS: Readonly<Record<ImportState, readonly ImportAction[]>> = {
  draft: [...ANEW, "delete"],
  checked: [...ANEW, "delete"],
  checking: ["cancel"],
  running: ["pause", "cancel"],
  paused: ["run", "cancel"],
  cancelled: ["undo", ...ANEW, "delete"],
  done: ["undo", "delete"],
  undoing: [],
  undone: ["delete"],
  failed: [...ANEW, "delete"],
};

function allowed({ state, phase }: ImportRow): readonly ImportAction[] {
  if (state !== "failed") return ACTIONS[state];
  if (phase === "undoing") return ["undo"];
  return phase === "writing" || phase === "photos" ? ["run", "cancel"] : ACTIONS.failed;
}

/** What may be done with an import now. */
export function actionsOf(at: ImportRow): ImportAction[] {
  const { created = 0, changed = 0, changedAnimals = 0 } = at.counts.writing ?? {};
  const needsFile = (action: ImportAction) => ANEW.some((one) => one === action);
  return allowed(at).filter((action) => {
    if (needsFile(action)) return at.file_key !== null;
    return action !== "undo" || created + changed + changedAnimals > 0 || at.phase === "undoing";
  });
}
