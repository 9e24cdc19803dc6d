import { readShopTime } from "#shared/shop-time.ts";
import type { Context } from "../../context.ts";
import type { Scheduled } from "./home-admin.repository.ts";

export type TypedTimes = { starts_at: string; ends_at: string };

/** With its times read in the shop's time zone; null where there is none. */
export function withSchedule<Entry extends TypedTimes>({ settings }: Context, entry: Entry): Scheduled<Entry> {
  const { starts_at: from, ends_at: until, ...rest } = entry;
  const read = (time: string) => (time === "" ? null : readShopTime(time, settings.timeZone));
  return { ...rest, startsAt: read(from), endsAt: read(until) };
}
