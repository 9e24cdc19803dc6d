import type { PageTemplate } from "#app/fragment-cache/page-template.server.tsx";
import { PageStore, type PageLife } from "./page-store.ts";

export type CachedTemplate = PageLife & { template: PageTemplate; policy: string };

/** What stays beside a template: the elements that were left out, with what they are drawn from. */
const BYTES_BESIDE_TEMPLATE = 120_000;

/** Knows only the types of what draws: commands for operators open a shop that is not built. */
export function createTemplateStore({ maxBytes }: { maxBytes: number }): PageStore<CachedTemplate> {
  return new PageStore({ maxBytes, bytesOf: ({ template }) => template.bytes + BYTES_BESIDE_TEMPLATE });
}
