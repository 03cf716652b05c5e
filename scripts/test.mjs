/**
 * `npm test`: installs and builds what has changed, then runs all checks and tests but the slow ones. It is JavaScript,
 * because it must run on any Node from 20. To run a part: `npm test -- --only static|vitest|browser|slow|walks [pattern of test
 * files]`; what an uncommitted change touches: `npm test -- --changed`.
 */
import { runMain } from "./bootstrap/steps.cjs";
import { parseGateOptions, runGate } from "./gate/gate.mjs";

await runMain(async () => runGate(parseGateOptions(process.argv.slice(2))));
