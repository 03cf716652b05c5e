import { ADOPTION_ACTIONS, type AdoptionAction } from "../../src/contract/adoption/adoptions.ts";
import { STAGE_TYPES, stageAndStatus } from "../../src/contract/animals/adoption-state.ts";
import { recordTexts } from "../../src/contract/texts/texts.ts";
import {
  type AdoptionState,
  canTransition,
  FIRST_STATE,
  isOpen,
  nextState,
  PROCESS,
} from "../../src/server/adoption/adoption.process.ts";
import { GENERATED_NOTICE, table } from "./markdown.ts";

/** The open state of every stage, found by following the process from its first state. */
function openStates(): AdoptionState[] {
  const found: AdoptionState[] = [FIRST_STATE];
  for (const state of found) {
    for (const action of ADOPTION_ACTIONS.filter((candidate) => canTransition(state, candidate))) {
      const after = nextState(state, action);
      if (isOpen(after) && !found.some(({ stageType }) => stageType === after.stageType)) found.push(after);
    }
  }
  return found;
}

const nameOf = (state: AdoptionState) => {
  const name = stageAndStatus(state.stageType, state.stageStatus, state.outcome);
  return state.outcome ? `${name} (${state.outcome})` : name;
};
const idOf = ({ stageType, outcome }: AdoptionState) => (outcome ? outcome : `s${stageType}`);

function arrows(state: AdoptionState): string[] {
  return ADOPTION_ACTIONS.filter((action) => canTransition(state, action)).flatMap((action) => {
    const yes = nextState(state, action);
    const no = nextState(state, action, false);
    const arrow = (to: AdoptionState, answer: string) => `  ${idOf(state)} --> ${idOf(to)}: ${action}${answer}`;
    if (idOf(yes) === idOf(no)) return [arrow(yes, "")];
    return [arrow(yes, " (yes)"), arrow(no, " (no)")];
  });
}

function diagram(states: readonly AdoptionState[]): string {
  const names = states.map((state) => `  state "${state.stageType} ${nameOf(state)}" as ${idOf(state)}`);
  const lines = [
    "stateDiagram-v2",
    ...names,
    `  [*] --> ${idOf(FIRST_STATE)}: applications`,
    ...states.flatMap(arrows),
  ];
  return `\`\`\`mermaid\n${lines.join("\n")}\n\`\`\`\n`;
}

function row(action: AdoptionAction, states: readonly AdoptionState[]): string[] {
  const from = states.filter((state) => canTransition(state, action));
  const [first = FIRST_STATE] = from;
  const isAny = from.length === STAGE_TYPES.length;
  const resultOf = (approved: boolean) => {
    const after = nextState(first, action, approved);
    return isAny
      ? `the present stage - ${recordTexts().adoptions.stageStatuses[after.stageStatus]} (${after.outcome})`
      : nameOf(after);
  };
  return [
    `\`${action}\``,
    PROCESS[action].by,
    isAny ? "any that is open" : nameOf(first),
    resultOf(true),
    resultOf(true) === resultOf(false) ? "–" : resultOf(false),
  ];
}

/** The adoption process as a diagram and a table, generated from `adoption.process.ts`. */
export function adoptionProcessDocument(): string {
  const states = openStates();
  const head = ["call", "by", "from", "approved", "rejected"];
  return `${GENERATED_NOTICE}

# The adoption process

Staff means an admin or an employee who is assigned to the open stage. The adopter is the user who applied. A call that is not possible in the present state answers 409 with that state. An adoption holds its animal from Home Check on: the animal is Reserved while the adoption is open and Adopted once it is completed, until it comes back (\`adoption.holder.ts\`). From \`src/server/adoption/adoption.process.ts\`.

${diagram(states)}
${table(
  head,
  ADOPTION_ACTIONS.map((action) => row(action, states)),
)}`;
}
