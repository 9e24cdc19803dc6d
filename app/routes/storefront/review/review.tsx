import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/review";
import { getInvitedItem } from "#domain/catalog/review/get-invited-item.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { contextOf } from "#app/loaders/context.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Picture } from "#app/ui/parts/picture.tsx";
import { ReviewForm } from "#app/ui/review/review-form.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn();

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  return { item: await getInvitedItem(contextOf(context), key) };
}

/** The target of a link in the mail that asks for reviews. */
export default function InvitedReview({ params: { key }, loaderData: { item } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [isSent, setSent] = useState(false);

  async function send(form: FormData): Promise<FieldErrors | null> {
    form.set("key", key);
    const input = { form };
    const outcome = await call.post("/home/invited-review-store", input, { refusal: "none" });
    setSent(outcome.ok);
    return fieldErrorsOf(outcome);
  }

  return (
    <div className="content-width max-w-2xl py-8">
      <DocumentHead title={t("Write a review")} isHidden />
      {isSent && item ? (
        <EmptyState
          icon="circle-check"
          title={t("Thanks for your review!")}
          text={t("It helps other shoppers choose.")}
        >
          <ButtonLink to={href("/product/:slug", { slug: item.productSlug })}>{t("View product")}</ButtonLink>
        </EmptyState>
      ) : item ? (
        <>
          <h1 className="text-3xl">{t("Write a review")}</h1>
          <div className="my-5 flex items-center gap-3">
            <Picture file={item.image} alt="" sizes="4rem" className="size-16 rounded-field" />
            <p className="font-medium">
              {item.name}
              {item.variantsName !== "" && <span className="block text-sm text-muted">{item.variantsName}</span>}
            </p>
          </div>
          <ReviewForm review={null} onSend={send} />
        </>
      ) : (
        <EmptyState
          icon="mail"
          title={t("This link has been used")}
          text={t("Each link can be used once. You'll find your review in your order.")}
        >
          <ButtonLink to={href("/user/order-history")}>{t("View your orders")}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
