import { useState } from "react";
import { href, Link } from "react-router";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import { textOf } from "../ui/form/read-form.ts";
import { useForm } from "../ui/form/use-form.ts";
import { Dialog } from "../ui/parts/dialog.tsx";
import { TextArea } from "../ui/parts/field.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { Picture } from "../ui/parts/picture.tsx";
import { MAX_MESSAGE_LETTERS } from "#shared/message-choices.ts";
import type { AskedShop } from "./ask-shop-button.tsx";

/** Writes to a shop; once sent, it leads to the conversation. */
export function AskShopDialog({ shop, product, onClose }: AskedShop & { onClose: () => void }) {
  const { t } = usePage();
  const call = useCall();
  const [sentId, setSentId] = useState<number | null>(null);

  const form = useForm({
    async save(data) {
      const text = textOf(data, "text");
      if (text === "") return { text: t("This field is required.") };
      const json = { shop_id: shop.id, product_id: product?.id ?? null, text };
      const outcome = await call.post("/user/conversations", { json }, { refusal: "none", isSuccessShown: false });
      if (outcome.ok) setSentId(outcome.answer.conversation_id);
      return fieldErrorsOf(outcome, "text");
    },
  });

  return (
    <Dialog isOpen width="narrow" title={t("Message {name}", { name: shop.name })} onClose={onClose}>
      {sentId === null ? (
        <Form {...form} className="grid gap-4 p-5">
          {product && (
            <p className="flex items-center gap-3 rounded-card bg-sunken p-3 text-sm">
              <Picture file={product.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
              <bdi className="line-clamp-2 min-w-0 font-medium">{product.name}</bdi>
            </p>
          )}
          <TextArea
            name="text"
            label={t("Your message")}
            rows={4}
            required
            maxLength={MAX_MESSAGE_LETTERS}
            dir="auto"
            hint={t("Don't share passwords or card numbers.")}
          />
          <SubmitButton>{t("Send")}</SubmitButton>
        </Form>
      ) : (
        <div className="grid gap-4 p-5">
          <output>{t("Message sent")}</output>
          <p className="text-sm text-muted">{t("We'll let you know when {name} replies.", { name: shop.name })}</p>
          <Link
            to={href("/user/messages/:id", { id: String(sentId) })}
            className="w-fit font-semibold text-primary-text underline"
          >
            {t("View conversation")}
          </Link>
        </div>
      )}
    </Dialog>
  );
}
