import type { RowList } from "#domain/platform/list/row-list.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Announcement } from "./announcement.ts";
import { findAnnouncementRows } from "./announcement.repository.ts";

/** The newest first, with how many customers got each. */
export async function findAnnouncements(ctx: Context): Promise<Result<Announcement[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findAnnouncementRows(ctx));
}

export const ANNOUNCEMENT_ROWS: RowList<Announcement> = {
  sorts: { title: ({ title }) => title, due: ({ dueAt }) => dueAt, recipients: ({ recipients }) => recipients },
  filters: { state: ({ state }) => state, audience: ({ audience }) => audience, due: ({ dueAt }) => dueAt },
  search: ({ title, message }) => [title, message],
};
