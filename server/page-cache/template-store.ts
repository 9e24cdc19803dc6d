import type { PageTemplate } from "#app/fragment-cache/page-template.server.tsx";
import { PageStore, type PageLife } from "./page-store.ts";

export type CachedTemplate = PageLife & { template: PageTemplate; policy: string };

/** Stored with a template: the elements of its slots and their data. */
const BYTES_BESIDE_TEMPLATE = 120_000;

/** Imports only types of the renderer: operator commands open a shop that is not built. */
export function createTemplateStore({ maxBytes }: { maxBytes: number }): PageStore<CachedTemplate> {
  return new PageStore({ maxBytes, bytesOf: ({ template }) => template.bytes + BYTES_BESIDE_TEMPLATE });
}
