/** `npm run restore -- FILE`: the shelter as it was at a backup. `npm run restore -- --help` says more. */
import { operate } from "./bootstrap/operate.mjs";

await operate("restore.ts");
