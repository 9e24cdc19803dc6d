import { href } from "react-router";
import type { Route } from "./+types/questions";
import { findQuestionQueue } from "#domain/catalog/question-admin/find-question-queue.ts";
import type { QuestionRow } from "#domain/catalog/question-admin/question-admin.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { reportActions, withReason } from "#app/ui/review-admin/moderation-columns.tsx";
import { questionColumns, questionFilters } from "#app/ui/question-admin/question-columns.tsx";
import { hasShopRight } from "#shared/shop-role.ts";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(SHOP_QUESTION_LIST, request);
  return { shop, query, found: await findQuestionQueue(ctx, { kind: "shop", shopId: shop.id }, query) };
}

const CHANGES = ["products"] as const;
const pathOf = ({ id }: QuestionRow) => href("/seller/questions/:id", { id: String(id) });

export default function SellerQuestions({ loaderData: { shop, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = questionColumns(t, false);
  const call = useBulkCall("/seller/questions/bulk", CHANGES, withReason);
  return (
    <SellerFrame shop={shop} title={t("Questions")}>
      <DataTable
        name="seller-questions"
        label={t("Questions")}
        definition={SHOP_QUESTION_LIST}
        {...{ query, found, columns, pathOf }}
        filters={questionFilters(t, null)}
        searchLabel={t("Search questions")}
        searchHint={t("Text, customer or product")}
        empty={{ icon: "mail", title: t("No matching questions"), text: t("Try fewer or different filters.") }}
        {...(hasShopRight(shop.role, "products.write") && {
          bulk: { call, actions: reportActions(t) },
        })}
      />
    </SellerFrame>
  );
}
