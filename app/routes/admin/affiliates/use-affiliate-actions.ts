import { useMemo } from "react";
import { byId, useChanges } from "#app/api-client/use-changes.ts";

const CHANGES = ["account"] as const;

/** The operator's actions on affiliates. */
export function useAffiliateActions() {
  const { post, postDialog, postForm } = useChanges(CHANGES);
  return useMemo(
    () => ({
      approve: (id: number) => post("/admin/affiliates/:id/approve", byId(id)),
      reject: (id: number, reason: string) =>
        postDialog("/admin/affiliates/:id/reject", { ...byId(id), json: { reason } }),
      suspend: (id: number, reason: string) =>
        postDialog("/admin/affiliates/:id/suspend", { ...byId(id), json: { reason } }),
      setRate: (id: number, percent: string) =>
        postForm("/admin/affiliates/:id/rate", { ...byId(id), json: { percent } }),
      setCategoryRate: (categoryId: number | null, percent: string) =>
        postForm("/admin/affiliate-rates", { json: { category_id: categoryId, percent } }),
    }),
    [post, postDialog, postForm],
  );
}
