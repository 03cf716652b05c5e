import type { z } from "zod";
import type { AccountsCalls } from "./accounts/calls.ts";
import type { AdoptionCalls } from "./adoption/calls.ts";
import type { AnimalsCalls } from "./animals/calls.ts";
import type { CalendarCalls } from "./calendar/calls.ts";
import type { ExchangeCalls } from "./exchange/calls.ts";
import type { GivingCalls } from "./giving/calls.ts";
import type { OutreachCalls } from "./outreach/calls.ts";
import type { OverviewCalls } from "./overview/calls.ts";
import type { PeopleCalls } from "./people/calls.ts";
import type { BodySchema } from "./platform/call.ts";
import type { PlatformCalls } from "./platform/calls.ts";
import type { SettingsCalls } from "./settings/calls.ts";

/** Every call. Only types, so that the browser loads no schemas for them. */
export type Calls = PlatformCalls &
  AccountsCalls &
  AnimalsCalls &
  AdoptionCalls &
  CalendarCalls &
  GivingCalls &
  OutreachCalls &
  PeopleCalls &
  SettingsCalls &
  ExchangeCalls &
  OverviewCalls;
export type CallName = keyof Calls;

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type PartOf<N extends CallName, Part> = Part extends keyof Calls[N] ? Calls[N][Part] : undefined;
export type ParamsOf<N extends CallName> = Sent<PartOf<N, "params">>;
export type QueryOf<N extends CallName> = Sent<PartOf<N, "query">>;
export type BodyOf<N extends CallName> = Sent<BodySchema<Calls[N]>>;
export type AnswerOf<N extends CallName> =
  PartOf<N, "answer"> extends infer Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The parts that are sent with a call, each as the input of its schema. */
export type Sending<N extends CallName> = Optional<{ params: ParamsOf<N>; query: QueryOf<N>; body: BodyOf<N> }>;
type Optional<Parts> = {
  [Part in keyof Parts as undefined extends Parts[Part]
    ? never
    : object extends Parts[Part]
      ? never
      : Part]: Parts[Part];
} & { [Part in keyof Parts as undefined extends Parts[Part] ? never : Part]?: Parts[Part] };
