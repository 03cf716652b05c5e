/** `npm run backup [-- FILE]`: database and photos in one file. `npm run backup -- --help` says more. */
import { operate } from "./bootstrap/operate.mjs";

await operate("backup.ts");
