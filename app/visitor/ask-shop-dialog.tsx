import { type FormEvent, useState } from "react";
import { href, Link } from "react-router";
import { useCall } from "../api-client/call.ts";
import { textOf } from "../ui/form/read-form.ts";
import { Button } from "../ui/parts/button.tsx";
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
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [sentId, setSentId] = useState<number | null>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const text = textOf(new FormData(event.currentTarget), "text");
    if (text === "") return setError(t("This field is required."));
    setPending(true);
    const json = { shop_id: shop.id, product_id: product?.id ?? null, text };
    const outcome = await call.post("/user/conversations", { json }, { refusal: "none", isSuccessShown: false });
    setPending(false);
    if (outcome.ok) setSentId(outcome.answer.conversation_id);
    else setError(outcome.errors.text ?? outcome.error);
  }

  return (
    <Dialog isOpen width="narrow" title={t("Message {name}", { name: shop.name })} onClose={onClose}>
      {sentId === null ? (
        <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
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
            error={error}
            dir="auto"
            hint={t("Don't share passwords or card numbers.")}
          />
          <Button type="submit" isPending={isPending}>
            {t("Send")}
          </Button>
        </form>
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
