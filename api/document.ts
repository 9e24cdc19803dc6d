import { api } from "./api.ts";
import { API_COMPONENTS } from "./document-components.ts";

const INTRODUCTION = `The calls of the shop.

- Money is an integer of minor units with its currency.
- A call that changes something needs \`X-Requested-With\` and \`X-CSRF-TOKEN\`. The token is in the hidden field \`token\` of every page; \`GET /token\` answers
  a new one after a 419, and an answer with \`token\` replaces it.
- Every call answers in the language of \`Accept-Language\` or the visitor's choice, and carries an \`X-Request-Id\`.`;

/** The OpenAPI 3.1 document, generated from the schemas that validate the calls. */
export function apiDocument(shopUrl: string) {
  const { components, paths, ...rest } = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Souk",
      version: "1",
      description: INTRODUCTION,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: shopUrl || "/" }],
  });
  const { webhooks: _none, ...document } = rest;
  const { schemas, ...others } = API_COMPONENTS;
  return {
    ...document,
    components: { ...components, ...others, schemas: mend({ ...components?.schemas, ...schemas }) },
    paths: mend(paths ?? {}),
  };
}

/**
 * JSON Schema patterns have no flags, which the generator leaves in; and a list in a query string is documented under
 * one name.
 */
function mend<Part>(part: Part): Part {
  if (Array.isArray(part)) return withoutSecondNames(part).map(mend) as Part;
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => [
      name,
      name === "pattern" && typeof value === "string" ? value.replace(/\/[dgimsuvy]+$/, "") : mend(value),
    ]),
  ) as Part;
}

/** `brands` is accepted as well as `brands[]`, but not documented. */
function withoutSecondNames(list: readonly unknown[]): unknown[] {
  const names = new Set(list.map(parameterName));
  return list.filter((item) => {
    const name = parameterName(item);
    return name === null || !names.has(`${name}[]`);
  });
}

function parameterName(item: unknown): string | null {
  const isParameter = item !== null && typeof item === "object" && "in" in item && "name" in item;
  return isParameter && typeof item.name === "string" ? item.name : null;
}

/** The same document for browsers: one section per call, without scripts. */
export function apiReader(shopUrl: string): string {
  const calls = Object.entries(apiDocument(shopUrl).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { summary?: string; description?: string; tags?: string[] }>).map(
      ([method, call]) =>
        `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(call.summary ?? "")}</p>` +
        `<details><summary>Schema</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details></section>`,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calls of the shop</title><main><h1>Calls of the shop</h1><p><a href="openapi.json">openapi.json</a></p>${calls.join("")}</main></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
