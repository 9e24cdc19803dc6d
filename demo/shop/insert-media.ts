import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** The library of uploaded pictures: those of products for their shops, all others for the operator. */
export async function insertMedia(db: Database): Promise<void> {
  await db.execute(sql`insert into media_files (file, shop_id, name, alt)
    select distinct on (f.file) f.file, p.shop_id, f.file, coalesce(i.alt, '')
    from products p cross join lateral unnest(p.images) f(file)
    left join product_images i on i.product_id = p.id and i.file = f.file order by f.file, p.id
    on conflict do nothing`);
  await db.execute(sql`insert into media_files (file, name)
    select distinct o.file, o.file from (
      select image from sliders union all select phone_image from sliders union all select image from banners
      union all select banner from campaigns union all select phone_banner from campaigns
      union all select cover from blog_posts union all select logo from brands union all select image from categories
    ) o(file) where o.file is not null and o.file <> ''
    on conflict do nothing`);
}
