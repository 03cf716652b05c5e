import fc from "fast-check";

/** A part of an OpenAPI document, as far as requests are made from it. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } };
/** What `app.swagger()` gives. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type GeneratedRequest = {
  /** As `POST /api/animals/{id}`. */
  operation: string;
  method: Uppercase<(typeof METHODS)[number]>;
  url: string;
  body?: string | undefined;
  contentType: string;
  ifMatch?: string | undefined;
};

/** Words that have broken programs: blanks, signs of other languages, ends of texts and statements, numbers that are none. */
const WORDS = fc.constantFrom(
  ...[
    "",
    " ",
    "a",
    "Łódź żółć",
    "🐕‍🦺",
    "\u0000",
    "\ud800",
    "‮abc",
    "\r\nX-Header: 1",
    "'; drop table animals; --",
    "%00",
  ],
  ...[
    "../../etc/passwd",
    "<script>1</script>",
    "$" + "{1}",
    "{{1}}",
    "=1+1",
    "null",
    "true",
    "NaN",
    "1e309",
    "-0",
    "__proto__",
  ],
  ...[
    "x".repeat(3000),
    "ż".repeat(300),
    "9".repeat(40),
    "2026-02-30",
    "2026-11-20",
    "0000-00-00T99:99:99Z",
    "data:image/png;base64,AAAA",
  ],
);
const NUMBERS = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
  fc.constantFrom(-1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, -1e-7),
);
/** JSON of any shape, also with names that objects have by nature. */
const ANYTHING: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  WORDS,
  NUMBERS,
  fc.constantFrom(null, true, [], {}, [[[]]], JSON.parse('{"__proto__":{"a":1},"constructor":null}')),
);
const SIMPLE_FORMATS: Record<string, fc.Arbitrary<unknown>> = {
  date: fc.constantFrom("2026-11-20", "2020-02-29", "0001-01-01", "9999-12-31"),
  "date-time": fc.constantFrom("2026-11-20T11:00:00.000Z", "1900-01-01T00:00:00Z", "9999-12-31T23:59:59Z"),
  email: fc.constantFrom("jan@person.test", "a@b.co", `${"a".repeat(64)}@person.test`),
  uuid: fc.uuid(),
};

/** Values as a schema asks for them, and now and then something else. */
function valuesOf(schema: Schema, doc: ApiDocument, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingValues(schema, doc, depth) }, { weight: 1, arbitrary: ANYTHING });
}

function fittingValues(schema: Schema, doc: ApiDocument, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const named = doc.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""];
    return named && depth < 5 ? fittingValues(named, doc, depth + 1) : ANYTHING;
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((one) => fittingValues(one, doc, depth + 1)));
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? ANYTHING : fc.oneof(...types.map((type) => valuesOfType(type, schema, doc, depth)));
}

function valuesOfType(type: string, schema: Schema, doc: ApiDocument, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number": {
      const { minimum = 0, maximum = 2 ** 31 - 1 } = schema;
      const edges = fc.constantFrom(minimum, maximum, minimum - 1, Math.min(maximum, minimum + 1));
      return fc.oneof({ weight: 2, arbitrary: edges }, NUMBERS);
    }
    case "array":
      return lists(valuesOf(schema.items ?? {}, doc, depth + 1));
    case "object":
      return records(schema, doc, depth);
    default:
      return texts(schema);
  }
}

const lists = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(item, { maxLength: 3 }) },
    // One item a thousand times is as hard to take as a thousand items, and cheaper to make.
    { weight: 1, arbitrary: fc.tuple(item, fc.constantFrom(60, 1000)).map(([one, times]) => Array(times).fill(one)) },
  );

function records({ properties = {} }: Schema, doc: ApiDocument, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valuesOf(one, doc, depth + 1)]),
  );
  const whole = fc.record(fields);
  return fc.oneof({ weight: 6, arbitrary: whole }, fc.record(fields, { requiredKeys: [] }));
}

function texts({ format = "", pattern }: Schema): fc.Arbitrary<unknown> {
  const known = SIMPLE_FORMATS[format] ?? (pattern && patterned(pattern)) ?? WORDS;
  return fc.oneof({ weight: 3, arbitrary: known || WORDS }, WORDS);
}

function patterned(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return undefined; // fast-check does not know every pattern
  }
}

/** What stands in an address: mostly the number of a record that is there. */
const IDS = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("1", "2", "3") },
  fc.constantFrom(
    "0",
    "-1",
    "999999",
    "2147483648",
    "1e3",
    "me",
    "a",
    "%00",
    "..%2F",
    "%E0%A4%A",
    "1;2",
    "x".repeat(300),
  ),
);

const queryText = (value: unknown) =>
  encodeURIComponent(typeof value === "string" ? value.toWellFormed() : String(JSON.stringify(value)));

function addresses(path: string, parameters: readonly Parameter[], doc: ApiDocument): fc.Arbitrary<string> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const known = (name: string) => parameters.find((one) => one.in === "path" && one.name === name)?.schema;
  const part = (name: string) => {
    const schema = known(name);
    const isWord = schema?.enum || schema?.pattern;
    return isWord ? fc.oneof({ weight: 4, arbitrary: fittingValues(schema, doc, 0).map(queryText) }, IDS) : IDS;
  };
  const query = parameters.filter((one) => one.in === "query");
  const asked = fc.record(Object.fromEntries(query.map(({ name, schema = {} }) => [name, valuesOf(schema, doc)])), {
    requiredKeys: [],
  });
  return fc
    .tuple(fc.record(Object.fromEntries(inPath.map((name) => [name, part(name)]))), asked)
    .map(([parts, given]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
      const pairs = Object.entries(given).map(([name, value]) => `${encodeURIComponent(name)}=${queryText(value)}`);
      return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
    });
}

type Sent = Pick<GeneratedRequest, "body" | "contentType">;

/** Bodies: nearly always JSON, sometimes cut, empty, of another kind, or none. */
function bodies(schema: Schema | undefined, doc: ApiDocument): fc.Arbitrary<Sent> {
  const json = (schema ? valuesOf(schema, doc) : ANYTHING).map((value) => JSON.stringify(value) ?? "null");
  const sent = (body: string | undefined, contentType = "application/json"): Sent => ({ body, contentType });
  return fc.oneof(
    { weight: 20, arbitrary: json.map((body) => sent(body)) },
    fc.constant(sent(undefined)),
    json.map((body) => sent(body.slice(0, body.length / 2))),
    json.map((body) => sent(body, "text/plain")),
    fc.constant(
      sent(
        "--x\r\ncontent-disposition: form-data; name=file; filename=a.png\r\n\r\n\u0000\r\n--x--",
        "multipart/form-data; boundary=x",
      ),
    ),
    fc.constant(sent("a=1&b[c]=2", "application/x-www-form-urlencoded")),
  );
}

/** Requests to every operation of the document, in equal shares. */
export function generatedRequests(
  doc: ApiDocument,
  isLeftOut: (operation: string) => boolean,
): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(doc.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      const name = `${method.toUpperCase()} ${path}`;
      return operation && !isLeftOut(name) ? [{ path, method, name, ...operation }] : [];
    }),
  );
  return fc.oneof(
    ...operations.map(({ path, method, name, parameters = [], requestBody }) =>
      fc
        .record({
          operation: fc.constant(name),
          method: fc.constant(method.toUpperCase() as GeneratedRequest["method"]),
          url: addresses(path, parameters, doc),
          sent:
            method === "get"
              ? fc.constant<Sent>({ body: undefined, contentType: "" })
              : bodies(requestBody?.content["application/json"]?.schema, doc),
          ifMatch: fc.constantFrom(undefined, '"0"', '"1"', "*", "x"),
        })
        .map(({ sent, ...rest }) => ({ ...rest, ...sent })),
    ),
  );
}
