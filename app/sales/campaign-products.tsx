import { useState } from "react";
import type { CampaignForm, CampaignProductRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { AccountCard } from "../ui/account/account-card.tsx";
import { ReasonDialog } from "../ui/admin/reason-dialog.tsx";
import { Button } from "../ui/parts/button.tsx";
import { Notice } from "../ui/parts/notice.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { CampaignJoinDialog } from "../ui/sale/campaign-join-dialog.tsx";
import { CampaignProductRows } from "../ui/sale/campaign-product-rows.tsx";
import { CapsDialog } from "../ui/sale/caps-dialog.tsx";
import { useCampaigns } from "./use-campaigns.ts";
import { usePriceRules } from "./use-price-rules.ts";

type CampaignProductsProps = {
  campaign: CampaignForm;
  products: readonly CampaignProductRecord[];
  currency: string;
};

/** The products of a campaign for the operator: add, accept, reject, limit. */
export function CampaignProducts({ campaign, products, currency }: CampaignProductsProps) {
  const { t } = usePage();
  const campaigns = useCampaigns();
  const { search } = usePriceRules("operator");
  const [isAdding, setAdding] = useState(false);
  const [limited, setLimited] = useState<CampaignProductRecord | null>(null);
  const [rejected, setRejected] = useState<readonly CampaignProductRecord[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const isOver = campaign.state === "over";
  return (
    <AccountCard
      title={t("Products")}
      text={campaign.status === "draft" ? t("Products are on hold until the campaign is published.") : undefined}
    >
      {!isOver && (
        <Button variant="secondary" className="mb-4" data-action="" onClick={() => setAdding(true)}>
          {t("Add products")}
        </Button>
      )}
      {left.length > 0 && (
        <div className="mb-4">
          <Notice kind="warning" title={t("Not accepted")}>
            {t("These are in another campaign at that time: {names}", { names: left.join(", ") })}
          </Notice>
        </div>
      )}
      {products.length === 0 ? (
        <p className="text-muted">{t("No products yet.")}</p>
      ) : (
        <CampaignProductRows
          products={products}
          isShopNamed
          bulk={
            isOver
              ? undefined
              : (chosen, clear) => (
                  <>
                    <Button
                      size="small"
                      onClick={() =>
                        void campaigns
                          .accept(chosen.filter(({ status }) => status === "requested").map(({ id }) => id))
                          .then((names) => (setLeft(names), clear()))
                      }
                      disabled={campaign.status === "draft" || chosen.every(({ status }) => status !== "requested")}
                    >
                      {t("Accept")}
                    </Button>
                    <Button size="small" variant="secondary" onClick={() => setRejected(chosen)}>
                      {t("Reject")}
                    </Button>
                  </>
                )
          }
          actionsOf={(product) =>
            product.status !== "rejected" &&
            !isOver && (
              <Button size="small" variant="quiet" onClick={() => setLimited(product)}>
                {t("Limits")}
                <span className="sr-only">: {product.product.name}</span>
              </Button>
            )
          }
        />
      )}
      {isAdding && (
        <CampaignJoinDialog
          title={t("Add products")}
          currency={currency}
          hasCaps
          onSearch={search}
          onSave={(typed) => campaigns.add(campaign.id, typed)}
          onClose={() => setAdding(false)}
        />
      )}
      {limited && (
        <CapsDialog
          product={limited}
          onClose={() => setLimited(null)}
          onSave={(caps) => campaigns.setCaps(limited.id, caps)}
        />
      )}
      {rejected.length > 0 && (
        <ReasonDialog
          title={t("Reject the selected products?")}
          text={t("Approved products go back to their regular price right away, and their shops are notified.")}
          label={t("Reason")}
          action={t("Reject")}
          variant="danger"
          isOptional
          onClose={() => setRejected([])}
          onAction={(reason) =>
            campaigns.reject(
              rejected.map(({ id }) => id),
              reason,
            )
          }
        />
      )}
    </AccountCard>
  );
}
