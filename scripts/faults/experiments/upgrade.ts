import { launchOne } from "../../../test/support/database-pair.ts";
import { urlOf } from "../../../test/support/postgres.ts";
import { checkOut, hasCommit } from "../../bench/other-version.ts";
import { ROOT } from "../../bootstrap/paths.cjs";
import type { Experiment } from "../experiment.ts";
import { underWork } from "../stage.ts";
import { roll } from "./several-servers.ts";

/**
 * The first version whose data this one takes (docs/decisions/0110-migrations-by-area.md), and whose schema later ones may only
 * add to while it still serves (docs/scaling.md); `UPGRADE_FROM` names another.
 */
const FROM = process.env.UPGRADE_FROM ?? "a5a84d6e";

/** How long both versions serve together, in milliseconds. */
const TOGETHER_MS = 8_000;

/** Two servers of an earlier version become this one, one after the other, on the data that the earlier one has written. */
export const UPGRADE: Experiment = {
  name: "upgrade",
  about: `two servers of ${FROM} are replaced by this version, one after the other; both serve meanwhile`,
  isOnlyNamed: true,
  missing: async () => ((await hasCommit(FROM)) ? undefined : `the commit ${FROM} in this clone`),
  async run(_round, stack) {
    const earlier = await checkOut(FROM, stack);
    const folders = [earlier.folder, earlier.folder];
    const database = await launchOne();
    stack.defer(() => database.end());
    const options = {
      databaseUrl: urlOf(database.address),
      servers: folders.length,
      folderOf: (which: number) => folders[which] ?? ROOT,
    };
    const renew = (which: number) => {
      folders[which] = ROOT;
    };
    return underWork(stack, options, (stage) => roll(stage, { renew, pauseMs: TOGETHER_MS }));
  },
};
