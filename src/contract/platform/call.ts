import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The request and the answer of one call. */
export type Call = {
  description?: string;
  /** The parameters in its path. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** A function, if the schema depends on facts that only the server knows. */
  body?: z.ZodType | ((facts: never) => z.ZodType);
  /** Left out when the answer is empty or not JSON. */
  answer?: z.ZodType;
  /** The status of success, if it is not the default: 200, or 204 without an answer. */
  status?: 201 | 202;
  /** It may carry an `Idempotency-Key`: sent again by the same person with the same body, it is answered the same, and done once. */
  once?: true;
};

/** The calls of one feature by their names, which are method and path below `/api`, as `GET /animals/:id`. */
export type CallTable = { readonly [name: `${Method} /${string}`]: Call };

/** The schema of a call's body. */
export type BodySchema<C extends Call> = C["body"] extends (facts: never) => infer Schema ? Schema : C["body"];
