import { api } from "./api.ts";

/** The OpenAPI 3.1 document, made of the schemas that validate the calls. */
export function apiDocument(shopUrl: string) {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Souk", version: "1", description: "The calls of the shop. Money is an integer of minor units." },
    servers: [{ url: shopUrl || "/" }],
  });
}

/** The same document to read in a browser: one section a call, without a script. */
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
