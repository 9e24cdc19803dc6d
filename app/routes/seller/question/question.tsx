import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/question";
import { formIdInput } from "#domain/id.input.ts";
import { getQuestionRecord } from "#domain/catalog/question-admin/find-question-queue.ts";
import { useCall } from "#app/api-client/call.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReportDialog } from "#app/ui/review/report-dialog.tsx";
import { QuestionRecordScreen } from "#app/ui/question-admin/question-record.tsx";
import { hasShopRight } from "#shared/shop-role.ts";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const id = formIdInput.safeParse(params.id);
  const question = id.success ? await getQuestionRecord(ctx, { kind: "shop", shopId: shop.id }, id.data) : null;
  if (!question) throw data(null, { status: 404 });
  return { shop, question };
}

const CHANGES = ["products"] as const;

export default function SellerQuestion({ loaderData: { shop, question } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const { postDialog } = useChanges(CHANGES);
  /** What is about to be reported: the question, or an answer to it. */
  const [reported, setReported] = useState<{ answerId: number | null } | null>(null);
  const canWrite = hasShopRight(shop.role, "products.write");
  const title = t("Question about {name}", { name: question.productName });
  return (
    <SellerFrame shop={shop} title={title} back={{ to: href("/seller/questions"), label: t("Questions") }}>
      <QuestionRecordScreen
        question={question}
        decisions={
          canWrite &&
          question.status === "published" && (
            <Button variant="secondary" data-action="" onClick={() => setReported({ answerId: null })}>
              {t("Report")}
            </Button>
          )
        }
        actionsOf={({ id, author, status }) =>
          canWrite &&
          author === "buyer" &&
          status === "published" && (
            <Button variant="quiet" size="small" data-action="" onClick={() => setReported({ answerId: id })}>
              {t("Report")}
            </Button>
          )
        }
        onAnswer={
          canWrite
            ? (answer) => postDialog("/seller/questions/:id/answer", { ...byId(question.id), json: { answer } })
            : null
        }
      />
      {reported && (
        <ReportDialog
          onClose={() => setReported(null)}
          onSend={async ({ reason, text }) => {
            const json = { question_id: question.id, answer_id: reported.answerId, reason, text };
            const outcome = await call.post("/product/report-question", { json }, { refusal: "none" });
            return outcome.ok ? null : outcome.error;
          }}
        />
      )}
    </SellerFrame>
  );
}
