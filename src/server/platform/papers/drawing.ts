import type { FastifyReply } from "fastify";
import PQueue from "p-queue";

/** One paper is drawn at a time in this process: a long register needs 100 MB and a core. */
export const drawing = new PQueue({ concurrency: 1 });

/** Answers with a paper, to be shown by the browser. @param name of the file */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply.type("application/pdf").header("content-disposition", `inline; filename="${name}"`).send(bytes);
