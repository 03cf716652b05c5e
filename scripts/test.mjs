/**
 * `npm test`: installs and builds what has changed, then runs the gate. Plain JavaScript for any Node from 20 on.
 * A part of it: `npm test -- --only static|vitest|browser [pattern of test files]`.
 */
import { main } from "./bootstrap/steps.mjs";
import { chosen, runGate } from "./gate/gate.mjs";

await main(async () => runGate(chosen(process.argv.slice(2))));
