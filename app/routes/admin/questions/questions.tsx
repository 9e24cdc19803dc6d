import { data, href } from "react-router";
import type { Route } from "./+types/questions";
import { findQuestionQueue, findQueueShops } from "#domain/catalog/question-admin/find-question-queue.ts";
import type { QuestionRow } from "#domain/catalog/question-admin/question-admin.ts";
import { getReviewReader } from "#domain/catalog/review-admin/find-review-queue.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { moderationActions, withReason } from "#app/ui/review-admin/moderation-columns.tsx";
import { questionColumns, questionFilters } from "#app/ui/question-admin/question-columns.tsx";
import { ADMIN_QUESTION_LIST } from "#shared/list/question-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "reviews.moderate");
  const query = readList(ADMIN_QUESTION_LIST, request);
  const reader = await getReviewReader(ctx, "operator");
  if (!reader.ok) throw data(null, { status: 404 });
  const [found, shops] = await Promise.all([findQuestionQueue(ctx, reader.value, query), findQueueShops(ctx)]);
  return { permissions: ctx.visitor.permissions, query, found, shops };
}

const CHANGES = ["products"] as const;
const pathOf = ({ id }: QuestionRow) => href("/admin/questions/:id", { id: String(id) });

export default function AdminQuestions({ loaderData: { permissions, query, found, shops } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = questionColumns(t, true);
  const call = useBulkCall("/admin/questions/bulk", CHANGES, withReason);
  return (
    <AdminFrame permissions={permissions} title={t("Questions")}>
      <DataTable
        name="admin-questions"
        label={t("Questions")}
        definition={ADMIN_QUESTION_LIST}
        {...{ query, found, columns, pathOf }}
        filters={questionFilters(t, shops)}
        searchLabel={t("Search questions")}
        searchHint={t("Text, customer or product")}
        empty={{ icon: "mail", title: t("No matching questions"), text: t("Try fewer or different filters.") }}
        bulk={{ call, actions: moderationActions(t) }}
      />
    </AdminFrame>
  );
}
