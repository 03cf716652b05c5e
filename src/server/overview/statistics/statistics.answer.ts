import type { FastifyReply } from "fastify";
import type { StatisticsQuery } from "../../../contract/overview/statistics.ts";

/** Answers the figures, or with `format=csv` a file of them that is named after its period. */
export async function answer<A>(
  reply: FastifyReply,
  { format, from, to }: StatisticsQuery,
  name: string,
  figures: A,
  csvOf: (figures: A) => Promise<string>,
) {
  if (format !== "csv") return figures;
  const file = Buffer.from(await csvOf(figures));
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}-${from}-${to}.csv"`)
    .send(file);
}
