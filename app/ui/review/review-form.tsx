import { useState } from "react";
import type { OwnReview } from "#domain/catalog/review/review.ts";
import { MAX_REVIEW_LENGTH, MAX_REVIEW_IMAGES } from "#shared/review-choices.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { IconButton } from "../parts/button.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { ImageChoice, type ChosenImage } from "../return/image-choice.tsx";
import { StarChoice } from "./star-choice.tsx";

type ReviewFormProps = {
  /** The review that is changed; null for a new one. */
  review: Pick<OwnReview, "stars" | "title" | "body" | "pictures"> | null;
  /** Returns what is wrong, by field; null on success. */
  onSend: (form: FormData) => Promise<FieldErrors | null>;
};

/** Stars, title, text and images of a review. */
export function ReviewForm({ review, onSend }: ReviewFormProps) {
  const { t } = usePage();
  const [kept, setKept] = useState(review?.pictures ?? []);
  const [pictures, setImages] = useState<ChosenImage[]>([]);
  const form = useForm({
    save(data) {
      if (!data.has("rating")) return { rating: t("Choose one to five stars.") };
      for (const name of kept) data.append("kept", name);
      for (const { file } of pictures) data.append("image", file);
      return onSend(data);
    },
  });

  return (
    <Form {...form} className="grid gap-4">
      <StarChoice initial={review?.stars ?? null} error={form.errors.rating} />
      <TextField
        name="title"
        label={t("Title")}
        required={false}
        maxLength={120}
        dir="auto"
        defaultValue={review?.title ?? ""}
      />
      <TextArea
        name="comment"
        label={t("Your review")}
        required={false}
        rows={5}
        maxLength={MAX_REVIEW_LENGTH}
        dir="auto"
        defaultValue={review?.body ?? ""}
        hint={t("What do you like or dislike? Would you buy it again?")}
      />
      {kept.length > 0 && (
        <ul aria-label={t("Pictures")} className="flex flex-wrap gap-2">
          {kept.map((file, index) => (
            <li key={file} className="relative">
              <Picture
                file={file}
                alt=""
                sizes="6rem"
                className="size-24 rounded-field border border-line object-cover"
              />
              <IconButton
                label={t("Remove picture {number}", { number: index + 1 })}
                data-action=""
                onClick={() => setKept(kept.filter((name) => name !== file))}
                className="absolute end-1 top-1 size-8 bg-paper/90"
              >
                <Icon name="x" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ImageChoice
        pictures={pictures}
        max={MAX_REVIEW_IMAGES - kept.length}
        error={form.errors.image}
        hint={t("Everyone can see your pictures and your first name.")}
        onChange={setImages}
      />
      <FormError />
      <div>
        <SubmitButton data-action="">{review ? t("Save review") : t("Post review")}</SubmitButton>
      </div>
    </Form>
  );
}
