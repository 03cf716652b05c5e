import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import type { Animal } from "../../src/contract/animals/animals.ts";
import type { AnswerOf, BodyOf, Sending } from "../../src/contract/calls.ts";
import { Dashboard, type dashboardCalls } from "../../src/contract/overview/dashboard.ts";
import type { CallRoute, RequestOf } from "../../src/server/platform/http/calls.ts";
import type { callApi, ListCall, listCall } from "../../src/web/app/platform/calls.ts";

type Route = CallRoute<(typeof dashboardCalls)["GET /dashboard"]>;
const Renamed = Dashboard.omit({ news: true }).extend({ publishedNews: z.int() });

test("the contract's answer is what the server's handler answers: one with a field of another name does not compile", () => {
  expectTypeOf<() => Promise<Dashboard>>().toExtend<Route["handler"]>();
  expectTypeOf<() => Promise<z.output<typeof Renamed>>>().not.toExtend<Route["handler"]>();
  expectTypeOf<() => Promise<Dashboard>>().not.toExtend<CallRoute<{ answer: typeof Renamed }>["handler"]>();
});

test("the contract's answer is what the browser gets: a field that it does not have cannot be read", () => {
  expectTypeOf<AnswerOf<"GET /dashboard">>().toEqualTypeOf<Dashboard>();
  expectTypeOf<AnswerOf<"GET /dashboard">>().not.toHaveProperty("publishedNews");
  expectTypeOf<ReturnType<typeof callApi<"GET /dashboard">>>().toEqualTypeOf<Promise<Dashboard>>();
  expectTypeOf<AnswerOf<"DELETE /news/:id">>().toEqualTypeOf<undefined>();
  expectTypeOf<ReturnType<typeof listCall<"GET /animals">>>().toExtend<ListCall<{ items: Animal[] }>>();
});

test("parameters, query and body have their names from the contract on both sides", () => {
  expectTypeOf<{ params: { id: 7 }; body: { title: "New" } }>().toExtend<Sending<"PUT /news/:id">>();
  expectTypeOf<{ body: { title: "New" } }>().not.toExtend<Sending<"PUT /news/:id">>();
  expectTypeOf<{ query: { sort: "-title" } }>().toExtend<Sending<"GET /news">>();
  expectTypeOf<{ query: { sort: "heading" } }>().not.toExtend<Sending<"GET /news">>();
  expectTypeOf<BodyOf<"POST /news">>().toHaveProperty("title");
  type Taken = RequestOf<{ params: z.ZodObject<{ id: z.ZodCoercedNumber }>; body: typeof Renamed }>;
  expectTypeOf<Taken["params"]["id"]>().toEqualTypeOf<number>();
  expectTypeOf<Taken["body"]>().not.toHaveProperty("news");
});
