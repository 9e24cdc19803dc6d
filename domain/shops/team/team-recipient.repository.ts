import { sql } from "drizzle-orm";
import { preparedSql } from "#db/prepared.ts";
import type { ShopRole } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";

/** A member of a shop's team as the recipient of its notifications. `name`: their first name. */
export type TeamRecipient = {
  customerId: number;
  role: ShopRole;
  name: string;
  email: string;
  languageCode: string | null;
};

/** The owner first. Members without the two-step sign-in that the shop requires are not notified. */
export function findTeamRows(ctx: Context, shopId: number): Promise<TeamRecipient[]> {
  return preparedSql<TeamRecipient>(
    ctx.db,
    "team_recipients",
    (value) => sql`
      select c.id as "customerId", t.role, c.first_name as name, c.email, c.language_code as "languageCode"
      from shops s
      join lateral (
        select s.owner_id as customer_id, 'owner' as role where s.owner_id is not null
        union all
        select m.customer_id, m.role from shop_members m
        where m.shop_id = s.id and m.customer_id is distinct from s.owner_id and (not s.is_two_step_required
          or exists (select 1 from two_steps w where w.customer_id = m.customer_id and w.turned_on_at is not null))
      ) t on true
      join customers c on c.id = t.customer_id
      where s.id = ${value("shopId")} order by (t.role = 'owner') desc, c.id`,
  ).execute({ shopId });
}
