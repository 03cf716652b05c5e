import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import { inLane } from "../../database/lanes.ts";
import type { Statement } from "../../database/pool.ts";
import type { BackgroundJobs, Work } from "../../platform/background/background-jobs.ts";

/**
 * Tells a collector of OpenTelemetry what each request and each background job does, down to its statements. A request is
 * named by the pattern of its route and a statement by its SQL without its values, so nothing tells of people.
 */
export type Tracing = {
  traceRequests(app: FastifyInstance): void;
  traceJobs(jobs: BackgroundJobs): BackgroundJobs;
  /** A statement that has ended; it belongs to the request or job whose id it has. */
  traceStatement(statement: Statement): void;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
};

/** How long a stop waits for the collector, in milliseconds. */
const STOP_MS = 2_000;

/**
 * Begins to trace. The exporter reads its address and everything else from the variables of OpenTelemetry itself.
 * @param share of the requests that are traced, from 0 to 1; of two servers both trace the same ones
 */
export function openTracing({ share }: { share: number }): Tracing {
  const own = resourceFromAttributes({ "service.name": "animal-shelter" });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    // We choose which requests are traced, and no header of a request does: strangers could have all of theirs traced.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("animal-shelter");
  const open = new Map<string, { span: Span; context: Context }>();

  function begin(id: string, name: string, kind: SpanKind, parent: Context): void {
    const span = tracer.startSpan(name, { kind, attributes: { "request.id": id } }, parent);
    open.set(id, { span, context: trace.setSpan(parent, span) });
  }

  /** Ends the span of a request or job. @param tell what became of it */
  function end(id: string, tell: (span: Span) => void): void {
    const span = open.get(id)?.span;
    open.delete(id);
    if (!span) return;
    tell(span);
    span.end();
  }

  return {
    traceRequests(app) {
      app.addHook("onRequest", ({ id, method, headers }, _reply, done) => {
        begin(id, method, SpanKind.SERVER, parentOf(headers.traceparent));
        done();
      });
      app.addHook("onResponse", ({ id, method, routeOptions: { url: route } }, { statusCode }, done) => {
        end(id, (span) => {
          if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute("http.route", route);
          span.setAttributes({ "http.request.method": method, "http.response.status_code": statusCode });
          if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        });
        done();
      });
    },
    traceJobs: (jobs) => ({
      ...jobs,
      work: <T extends object>({ handle, ...work }: Work<T>) =>
        jobs.work<T>({
          ...work,
          async handle(data, isLastTry) {
            const id = randomUUID();
            begin(id, `job ${work.queue}`, SpanKind.CONSUMER, ROOT_CONTEXT);
            let failure: unknown;
            try {
              await inLane({ holder: work.queue, requestId: id }, () => handle(data, isLastTry));
            } catch (error) {
              failure = error;
              throw error;
            } finally {
              end(id, (span) => failure === undefined || span.setStatus({ code: SpanStatusCode.ERROR }));
            }
          },
        }),
    }),
    traceStatement({ ms, sql, requestId }) {
      const parent = requestId === undefined ? undefined : open.get(requestId);
      if (!parent) return;
      const ended = Date.now();
      const attributes = { "db.system.name": "postgresql", "db.query.text": sql };
      tracer
        .startSpan(
          sql.split(" ", 1)[0] ?? "",
          { kind: SpanKind.CLIENT, startTime: ended - ms, attributes },
          parent.context,
        )
        .end(ended);
    },
    async stop() {
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** The trace that a proxy in front has begun, if any (W3C Trace Context). */
function parentOf(traceparent: string | string[] | undefined): Context {
  const parent = typeof traceparent === "string" ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}
