import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Content = Record<string, unknown>;
type Answers = Record<string, { $ref?: string; content?: Content }>;
type Operation = { responses: Answers };
type ServedDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Answers };
};
type CheckedAnswer = { method: string; path: string; status: number; type: string; body: unknown };

/** Throws at an answer that is not as the served document says, or has a field more. */
export type AnswerCheck = (answer: CheckedAnswer) => void;

/** Of the build that the tests run against: every shop of it answers the same document, which is long to write and to compile. */
let known: AnswerCheck | null = null;
const reading = new Map<string, Promise<AnswerCheck | null>>();

/** Null where the shop does not answer its document: a test that breaks the shop goes on without. */
export async function answerCheckOf(shopUrl: string): Promise<AnswerCheck | null> {
  if (known) return known;
  const read = reading.get(shopUrl) ?? readCheck(shopUrl).catch(() => null);
  reading.set(shopUrl, read);
  const check = await read;
  reading.delete(shopUrl);
  known ??= check;
  return check;
}

async function readCheck(shopUrl: string): Promise<AnswerCheck | null> {
  const response = await fetch(`${shopUrl}/api/openapi.json`);
  return response.ok ? createAnswerCheck((await response.json()) as ServedDocument) : null;
}

/** Schemas may be composed, so that fields too many are found where a schema is used and not where it is named. */
export function createAnswerCheck(document: ServedDocument): AnswerCheck {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: "https://shop.example/", components: { schemas: closeNamed(document.components.schemas) } });
  const compiled = new Map<string, ValidateFunction>();
  const patterns = Object.keys(document.paths)
    .toSorted((one, other) => parametersIn(one) - parametersIn(other))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }));

  return ({ method, path, status, type, body }) => {
    const requested = `/${path.replace(/[?#].*$/s, "").replaceAll(/^\/+|\/+$/g, "")}`;
    const found = patterns.find(
      ({ path: known, pattern }) => document.paths[known]?.[method] && pattern.test(requested),
    );
    if (!found) return;
    const key = `${method.toUpperCase()} ${found.path} ${status}`;
    const answers = document.paths[found.path]?.[method]?.responses ?? {};
    const answer = answers[status] ?? answers[`${String(status).charAt(0)}XX`];
    if (!answer) throw new Error(`${key} is not in the API document.`);
    const content = answer.$ref ? document.components.responses[nameOf(answer.$ref)]?.content : answer.content;
    if (!content) return;
    const media = type.replace(/;.*/s, "").trim();
    const entry = content[media] as { schema?: unknown } | undefined;
    if (!entry) throw new Error(`${key} answers ${media}, and the API document knows ${Object.keys(content).join()}.`);
    if (media !== "application/json" || !entry.schema) return;
    const isValid = compiled.get(key) ?? ajv.compile(closed(entry.schema));
    compiled.set(key, isValid);
    const isRight = isValid(body);
    const faults = (isValid.errors ?? []).map(
      ({ instancePath, message, params }: ErrorObject) => `${instancePath} ${message ?? ""} ${JSON.stringify(params)}`,
    );
    if (!isRight) throw new Error(`${key} is not as the API document says:\n${[...new Set(faults)].join("\n")}`);
  };
}

const nameOf = (reference: string) => reference.replace(/^.*\//, "");
const parametersIn = (path: string) => path.split("{").length;

/** The named schemas themselves stay open: others extend them. */
function closeNamed(schemas: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closedInside(schema)]));
}

function closed(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const isOpen = "additionalProperties" in schema;
  const hasFields = ["properties", "$ref", "allOf", "anyOf", "oneOf"].some((name) => name in schema);
  return { ...closedInside(schema), ...(hasFields && !isOpen ? { unevaluatedProperties: false } : {}) };
}

function closedInside(schema: unknown): Record<string, unknown> {
  if (!isObject(schema)) return {};
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      if (name === "$ref") return [name, `https://shop.example/${String(value)}`];
      if (name === "properties" && isObject(value))
        return [name, Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, closed(inner)]))];
      if (name === "items" || name === "additionalProperties") return [name, closed(value)];
      if (Array.isArray(value) && ["allOf", "anyOf", "oneOf"].includes(name)) return [name, value.map(closedInside)];
      return [name, value];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
