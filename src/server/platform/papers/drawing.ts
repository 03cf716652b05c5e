import type { FastifyReply } from "fastify";
import PQueue from "p-queue";
import { withScriptFonts } from "./script-fonts.ts";

/** One paper is drawn at a time in this process: a long register needs 100 MB and a core. */
const queue = new PQueue({ concurrency: 1 });

/** Draws a paper in its turn, with the fonts that its names need. */
export const drawPaper = (draw: () => Promise<Buffer>): Promise<Buffer> => queue.add(() => withScriptFonts(draw));

/** Answers with a paper, to be shown by the browser. @param name of the file */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply.type("application/pdf").header("content-disposition", `inline; filename="${name}"`).send(bytes);
