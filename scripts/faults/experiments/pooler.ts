import { launchOne } from "../../../test/support/database-pair.ts";
import { poolerMissing, poolerProgram, startPooler } from "../../../test/support/pooler.ts";
import { urlOf, withClient } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import { underWork } from "../stage.ts";

/** How many connections PgBouncer has: in a session each of ours needs one. */
const SIZES = { transaction: 8, session: 40 } as const;

const pooler = (mode: "transaction" | "session"): Experiment => {
  const knowsPrepared = mode === "transaction" ? true : undefined;
  return {
    name: `pooler-${mode}`,
    about: `through PgBouncer, which hands on connections after each ${mode}, and is killed and started again`,
    missing: async () => ((await poolerProgram(knowsPrepared)) ? undefined : poolerMissing(knowsPrepared)),
    async run(_round, stack) {
      const program = await poolerProgram(knowsPrepared);
      if (!program) throw new Error(`needs ${poolerMissing(knowsPrepared)}`);
      const database = await launchOne();
      stack.defer(() => database.end());
      const direct = urlOf(database.address);
      const { url, restart } = stack.use(await startPooler({ program, mode, size: SIZES[mode] }, database.address));
      const settings = { DATABASE_DIRECT_URL: direct };
      return underWork(stack, { databaseUrl: url(), lookUrl: direct, settings }, async () => {
        const processes = await withClient(database.address, async (client) => {
          const { rows } = await client.query(
            "select count(*)::int as n from pg_stat_activity where application_name = 'animal-shelter'",
          );
          return rows[0].n as number;
        });
        await restart();
        return { "connections of the pooler": processes };
      });
    },
  };
};

export const POOLERS: readonly Experiment[] = [pooler("transaction"), pooler("session")];
