import type { Grant } from "#domain/platform/staff/staff.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";

const CHANGES = ["account"] as const;

type Given = { email: string; permissions: Grant[] };

/** Actions on staff. */
export function useStaffActions() {
  const { post, postForm } = useChanges(CHANGES);
  return {
    add: (json: Given) => postForm("/admin/staff", { json }, "email"),
    change: (id: number, { permissions }: Given) =>
      postForm("/admin/staff/:id/permissions", { ...byId(id), json: { permissions } }, "permissions"),
    remove: (id: number) => post("/admin/staff/:id/remove", byId(id)),
    withdraw: (id: number) => post("/admin/staff-invitations/:id/withdraw", byId(id)),
  };
}
