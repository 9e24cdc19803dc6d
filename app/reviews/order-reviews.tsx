import { useState } from "react";
import type { ReviewableLine } from "#domain/catalog/review/review.ts";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import { Dialog } from "../ui/parts/dialog.tsx";
import { ReviewForm } from "../ui/review/review-form.tsx";
import { ReviewableLines } from "../ui/review/reviewable-lines.tsx";

const OPTIONS = { changes: ["purchase"], refusal: "none" } as const;

/** The items of an order that has arrived, with the shopper's reviews of them. */
export function OrderReviews({ lines }: { lines: readonly ReviewableLine[] }) {
  const call = useCall();
  const [open, setOpen] = useState<ReviewableLine | null>(null);

  async function send(line: ReviewableLine, form: FormData): Promise<FieldErrors | null> {
    if (line.review) form.set("id", String(line.review.id));
    form.set("product_id", String(line.productId));
    form.set("order_line_id", String(line.orderLineId));
    const input = { form, json: undefined as never };
    const outcome = line.review
      ? await call.post("/user/product-review-edit", input, OPTIONS)
      : await call.post("/user/product-review-store", input, OPTIONS);
    if (outcome.ok) {
      setOpen(null);
      return null;
    }
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <ReviewableLines lines={lines} onOpen={setOpen} />
      {open && (
        <Dialog isOpen title={open.name} onClose={() => setOpen(null)}>
          <div className="p-5">
            <ReviewForm review={open.review} onSend={(form) => send(open, form)} />
          </div>
        </Dialog>
      )}
    </>
  );
}
