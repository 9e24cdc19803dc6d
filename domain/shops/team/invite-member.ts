import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { TeamRole } from "#shared/shop-role.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getPerson, writeInvitation } from "./team.repository.ts";

const INVITATION_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const CODE_BYTES = 32;
const INVITATIONS_PER_HOUR = 20;

/** Mails a link that makes its recipient a member of the team. Does not reveal whether the address has an account. */
export async function inviteMember(
  ctx: Context,
  { email, role }: { email: string; role: TeamRole },
): Promise<Result<null, ShopFailure | Failure<"too_many_tries">>> {
  const shop = await requireOwnShop(ctx, "team.write");
  if (!shop.ok) return shop;
  const limit = { name: "team-invitation", of: String(shop.value.id), max: INVITATIONS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside) => {
    const code = inside.newToken(CODE_BYTES);
    const codeHash = inside.hashToken(code);
    const expiresAt = new Date(inside.now().getTime() + INVITATION_DAYS * DAY_MILLISECONDS);
    await writeInvitation(inside, shop.value.id, { email, role, codeHash, expiresAt });
    const person = await getPerson(inside, { email });
    await writeMail(inside, {
      idempotencyKey: `team-invited:${codeHash}`,
      template: "team-invited",
      recipient: email,
      languageCode: person?.languageCode ?? inside.visitor.language.code,
      data: { shopName: shop.value.name, code },
    });
    return success(null);
  });
}
