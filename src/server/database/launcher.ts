/** The embedded PostgreSQL: a real server from npm packages, run beside the application when no DATABASE_URL is set. */
export { launchDatabase } from "./launcher/launch.ts";
export { watchDatabase } from "./launcher/watch.ts";
