import { useState } from "react";
import type { BrandProposal } from "#domain/catalog/brand-proposal/brand-proposal.ts";
import { ReasonDialog } from "../ui/admin/reason-dialog.tsx";
import { ListPart } from "../ui/admin/list-part.tsx";
import { MergeDialog } from "../ui/catalog-terms/merge-dialog.tsx";
import { Button } from "../ui/parts/button.tsx";
import { formatNumber, usePage } from "../ui/parts/page.tsx";
import { useProposalCalls } from "./use-proposal-calls.ts";

type BrandProposalsProps = { proposals: readonly BrandProposal[]; brands: readonly { id: number; name: string }[] };
type Open = { kind: "merge" | "refuse"; proposal: BrandProposal };

/** Brands that shops propose: the operator accepts each, merges it into an existing one, or refuses it. */
export function BrandProposals({ proposals, brands }: BrandProposalsProps) {
  const page = usePage();
  const { t } = page;
  const calls = useProposalCalls();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (proposals.length === 0) return null;
  return (
    <div className="mb-8">
      <ListPart
        title={t("Proposed brands")}
        text={t("The shop's products already use these brands. Shoppers see them once you approve them.")}
      >
        {proposals.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
            <span className="min-w-0 flex-1 basis-40">
              <bdi className="font-semibold wrap-anywhere">{proposal.name}</bdi>
              <span className="block text-sm text-muted">
                <bdi>{proposal.shop.name}</bdi> · {t("Products")}: {formatNumber(page, proposal.productsCount)}
              </span>
            </span>
            <Button
              size="small"
              data-action=""
              aria-label={t("Accept {name}", { name: proposal.name })}
              onClick={() => void calls.accept(proposal.id)}
            >
              {t("Accept")}
            </Button>
            {brands.length > 0 && (
              <Button
                variant="secondary"
                size="small"
                data-action=""
                aria-label={t("Merge {name}", { name: proposal.name })}
                onClick={() => setOpen({ kind: "merge", proposal })}
              >
                {t("Merge")}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              data-action=""
              aria-label={t("Reject {name}", { name: proposal.name })}
              onClick={() => setOpen({ kind: "refuse", proposal })}
            >
              {t("Reject")}
            </Button>
          </li>
        ))}
      </ListPart>
      {open?.kind === "merge" && (
        <MergeDialog
          name={open.proposal.name}
          text={t("Products that use it get the other one, and it's deleted.")}
          others={brands}
          onMerge={(intoId) => calls.merge(open.proposal.id, intoId)}
          onClose={close}
        />
      )}
      {open?.kind === "refuse" && (
        <ReasonDialog
          title={t("Reject {name}?", { name: open.proposal.name })}
          text={t("Its products will have no brand. The seller will see the reason.")}
          label={t("Reason")}
          action={t("Reject")}
          variant="danger"
          isOptional={false}
          onClose={close}
          onAction={(reason) => calls.refuse(open.proposal.id, reason)}
        />
      )}
    </div>
  );
}
