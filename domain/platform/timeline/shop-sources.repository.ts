import { sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { shopApplications } from "#db/schema/shop-application.ts";
import { shops } from "#db/schema/shop.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import { auditSource, eventSource, mailSource, type TimelineSight, type TimelineSource } from "./source.repository.ts";

/** Its application, what staff decided and did, and emails to its owner about its state. */
export function shopSources({ id, subjectId: slug }: ReachedRecord, { hasMails }: TimelineSight): TimelineSource[] {
  const applications = sql`select y.id::text from ${shopApplications} y where y.shop_id = ${id}`;
  return [
    eventSource("shop_created", sql`s.created_at`, { id: sql`s.id`, from: sql`${shops} s where s.id = ${id}` }),
    eventSource("shop_applied", sql`y.submitted_at`, {
      id: sql`y.id`,
      from: sql`${shopApplications} y where y.shop_id = ${id}`,
    }),
    auditSource(
      sql`((a.subject_kind = 'shop' and a.subject_id in (${slug}, ${String(id)}))
        or (a.subject_kind = 'application' and a.subject_id in (${applications})))`,
      "application.look",
    ),
    ...(hasMails
      ? [
          mailSource(sql`m.template = 'shop-news' and m.once_key like ${`shop-%:${id}:%`} and m.recipient =
            (select c.email from ${shops} s join ${customers} c on c.id = s.owner_id where s.id = ${id})`),
        ]
      : []),
  ];
}
