import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/question";
import { formIdInput } from "#domain/id.input.ts";
import { getQuestionRecord } from "#domain/catalog/question-admin/find-question-queue.ts";
import { getReviewReader } from "#domain/catalog/review-admin/find-review-queue.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { QuestionRecordScreen } from "#app/ui/question-admin/question-record.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "reviews.moderate");
  const reader = await getReviewReader(ctx, "operator");
  const id = formIdInput.safeParse(params.id);
  const question = reader.ok && id.success ? await getQuestionRecord(ctx, reader.value, id.data) : null;
  if (!question) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, question };
}

const CHANGES = { changes: ["products"] } as const;
const QUIET = { ...CHANGES, refusal: "none" } as const;

export default function AdminQuestion({ loaderData: { permissions, question } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  /** What is about to be hidden: the question, or an answer to it. */
  const [hidden, setHidden] = useState<{ answerId: number | null } | null>(null);
  const param = { id: String(question.id) };
  const title = t("Question about {name}", { name: question.productName });

  function decide(answerId: number, status: "published" | "hidden", reason: string) {
    const input = { param: { ...param, answer: String(answerId) }, json: { status, reason } };
    return call.post("/admin/questions/:id/answers/:answer", input, status === "hidden" ? QUIET : CHANGES);
  }

  return (
    <>
      <DocumentHead title={title} isHidden />
      <AdminFrame
        permissions={permissions}
        title={title}
        back={{ to: href("/admin/questions"), label: t("Questions") }}
      >
        <QuestionRecordScreen
          question={question}
          decisions={
            <>
              {question.status !== "published" || question.reports.some(({ isOpen }) => isOpen) ? (
                <Button
                  data-action=""
                  onClick={() => void call.post("/admin/questions/:id/publish", { param }, CHANGES)}
                >
                  {question.status === "published" ? t("Keep it published") : t("Publish")}
                </Button>
              ) : null}
              {question.status !== "hidden" && (
                <Button look="danger" data-action="" onClick={() => setHidden({ answerId: null })}>
                  {t("Hide")}
                </Button>
              )}
            </>
          }
          onAnswer={async (answer) => {
            const outcome = await call.post("/admin/questions/:id/answer", { param, json: { answer } }, QUIET);
            return outcome.ok ? null : (outcome.errors.answer ?? outcome.error);
          }}
          actionsOf={({ id, status }) => (
            <Button
              look="quiet"
              size="small"
              data-action=""
              onClick={() => (status === "published" ? setHidden({ answerId: id }) : void decide(id, "published", ""))}
            >
              {status === "published" ? t("Hide") : t("Publish")}
            </Button>
          )}
        />
      </AdminFrame>
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
          look="danger"
          isOptional={false}
          onClose={() => setHidden(null)}
          onAction={async (reason) => {
            const outcome =
              hidden.answerId === null
                ? await call.post("/admin/questions/:id/hide", { param, json: { reason } }, QUIET)
                : await decide(hidden.answerId, "hidden", reason);
            return outcome.ok ? null : (outcome.errors.reason ?? outcome.error);
          }}
        />
      )}
    </>
  );
}
