import { byId, useChanges } from "../api-client/use-changes.ts";

const CHANGES = ["products"] as const;

/** The operator's decisions about a proposed brand. */
export function useProposalCalls() {
  const { post, postDialog } = useChanges(CHANGES);
  return {
    accept: (id: number) => post("/admin/brand-proposals/:id/accept", byId(id)),
    merge: (id: number, intoId: number) =>
      postDialog("/admin/brand-proposals/:id/merge", { ...byId(id), json: { into_id: intoId } }),
    refuse: (id: number, reason: string) =>
      postDialog("/admin/brand-proposals/:id/refuse", { ...byId(id), json: { reason } }),
  };
}
