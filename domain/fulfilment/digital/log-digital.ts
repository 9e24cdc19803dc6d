import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Context } from "../../context.ts";
import type { DigitalSide } from "./get-managed-product.ts";
import type { DigitalProduct } from "./offered-file.ts";

type DigitalAction = "product.file_offer" | "product.file_remove" | "product.keys_add";

/** Logs what staff did on behalf of a shop; a shop's own actions are not logged. */
export async function logDigital(
  ctx: Context,
  side: DigitalSide,
  action: DigitalAction,
  { slug }: DigitalProduct,
  details: { text: string } | { count: number },
): Promise<void> {
  if (side === "operator") await logAudit(ctx, { action, subject: { kind: "product", id: slug }, details });
}
