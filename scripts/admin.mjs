/** `npm run admin -- create E-MAIL`: the first admin of a shelter. `npm run admin -- --help` says more. */
import { operate } from "./bootstrap/operate.mjs";

await operate("admin.ts");
