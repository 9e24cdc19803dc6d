import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/question";
import { formIdInput } from "#domain/id.input.ts";
import { getQuestionRecord } from "#domain/catalog/question-admin/find-question-queue.ts";
import { getReviewReader } from "#domain/catalog/review-admin/find-review-queue.ts";
import { useChanges } from "#app/api-client/use-changes.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { QuestionRecordScreen } from "#app/ui/question-admin/question-record.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "reviews.moderate");
  const reader = await getReviewReader(ctx, "operator");
  const id = formIdInput.safeParse(params.id);
  const question = reader.ok && id.success ? await getQuestionRecord(ctx, reader.value, id.data) : null;
  if (!question) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, question };
}

const CHANGES = ["products"] as const;

export default function AdminQuestion({ loaderData: { permissions, question } }: Route.ComponentProps) {
  const { t } = usePage();
  const { post, postDialog } = useChanges(CHANGES);
  /** What is about to be hidden: the question, or an answer to it. */
  const [hidden, setHidden] = useState<{ answerId: number | null } | null>(null);
  const param = { id: String(question.id) };
  const title = t("Question about {name}", { name: question.productName });

  const decision = (answerId: number, status: "published" | "hidden", reason: string) => ({
    param: { ...param, answer: String(answerId) },
    json: { status, reason },
  });

  return (
    <AdminFrame permissions={permissions} title={title} back={{ to: href("/admin/questions"), label: t("Questions") }}>
      <QuestionRecordScreen
        question={question}
        decisions={
          <>
            {question.status !== "published" || question.reports.some(({ isOpen }) => isOpen) ? (
              <Button data-action="" onClick={() => void post("/admin/questions/:id/publish", { param })}>
                {question.status === "published" ? t("Keep it published") : t("Publish")}
              </Button>
            ) : null}
            {question.status !== "hidden" && (
              <Button variant="danger" data-action="" onClick={() => setHidden({ answerId: null })}>
                {t("Hide")}
              </Button>
            )}
          </>
        }
        onAnswer={(answer) => postDialog("/admin/questions/:id/answer", { param, json: { answer } })}
        actionsOf={({ id, status }) => (
          <Button
            variant="quiet"
            size="small"
            data-action=""
            onClick={() =>
              status === "published"
                ? setHidden({ answerId: id })
                : void post("/admin/questions/:id/answers/:answer", decision(id, "published", ""))
            }
          >
            {status === "published" ? t("Hide") : t("Publish")}
          </Button>
        )}
      />
      {hidden && (
        <ReasonDialog
          title={hidden.answerId === null ? t("Hide this question") : t("Hide this answer")}
          text={
            hidden.answerId === null
              ? t("It disappears from the product, with its answers.")
              : t("It disappears from the product.")
          }
          label={t("Reason (the author will see this)")}
          action={t("Hide")}
          variant="danger"
          isOptional={false}
          onClose={() => setHidden(null)}
          onAction={(reason) =>
            hidden.answerId === null
              ? postDialog("/admin/questions/:id/hide", { param, json: { reason } })
              : postDialog("/admin/questions/:id/answers/:answer", decision(hidden.answerId, "hidden", reason))
          }
        />
      )}
    </AdminFrame>
  );
}
