import type { ReferenceList } from "#shared/reference-lists.ts";
import type { Context } from "../../context.ts";
import { openCategoryFile } from "./open-category-file.ts";
import { openTemplateFile } from "./open-template-file.ts";
import { openAttributeFile, openTermFile } from "./open-term-file.ts";
import type { TermFile } from "./term-file.ts";

/** A list as a file, with the current records. */
export function openList(ctx: Context, list: ReferenceList): Promise<TermFile> {
  if (list === "categories") return openCategoryFile(ctx);
  if (list === "specification-templates") return openTemplateFile(ctx);
  return list === "attributes" ? openAttributeFile(ctx) : openTermFile(ctx, list);
}
