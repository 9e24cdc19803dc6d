import { href, Link } from "react-router";
import type { MessageProduct, OrderMessage } from "#domain/orders/message/order-message.ts";
import { MAX_MESSAGE_LETTERS } from "#shared/message-choices.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Moment } from "./moment.tsx";

type MessageThreadProps = {
  messages: readonly OrderMessage[];
  /** Above the field: the recipient. */
  label: string;
  /** Text when there are no messages yet. */
  emptyText: string;
  /** Returns whether it was sent; null: read-only. */
  onSend: ((text: string) => Promise<boolean>) | null;
};

/** The messages of an order, and the field for a new one. */
export function MessageThread({ messages, label, emptyText, onSend }: MessageThreadProps) {
  const { t } = usePage();
  const form = useForm({
    async save(data) {
      const text = textOf(data, "text");
      if (text === "") return { text: t("This field is required.") };
      return (await onSend?.(text)) ? null : {};
    },
    onSaved: (element) => element.reset(),
  });

  return (
    <div className="grid gap-5">
      {messages.length === 0 ? (
        <p className="text-muted">{emptyText}</p>
      ) : (
        <ol className="grid gap-3" aria-live="polite">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {onSend && (
        <Form {...form} className="grid gap-3 print:hidden">
          <TextArea name="text" label={label} rows={3} required maxLength={MAX_MESSAGE_LETTERS} dir="auto" />
          <div>
            <SubmitButton variant="secondary" data-action="">
              {t("Send")}
            </SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}

function Message({ message }: { message: OrderMessage }) {
  const { t } = usePage();
  const { author, authorName, text, at, isOwn, isNew, product } = message;
  return (
    <li
      className={`w-fit max-w-[min(36rem,90%)] rounded-card px-4 py-3 ${isOwn ? "ms-auto bg-primary-soft" : "bg-sunken"}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{isOwn ? t("You") : <bdi>{authorName}</bdi>}</span>
        {!isOwn && author === "operator" && <span className="text-muted">{t("for the marketplace")}</span>}
        <Moment iso={at} withTime className="text-muted" />
        {isNew && (
          <span className="rounded-full bg-primary px-2 text-xs leading-5 font-semibold text-on-primary">
            {t("New")}
          </span>
        )}
      </p>
      {product && <AskedProduct product={product} />}
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </li>
  );
}

/** What a message asks about. */
function AskedProduct({ product: { slug, name, image } }: { product: MessageProduct }) {
  return (
    <Link
      to={href("/product/:slug", { slug })}
      className="mt-2 flex items-center gap-3 rounded-field border border-line bg-surface p-2 text-sm hover:border-line-strong"
    >
      <Picture file={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
      <bdi className="line-clamp-2 min-w-0 font-medium">{name}</bdi>
    </Link>
  );
}
