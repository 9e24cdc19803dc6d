import { type FormEvent, useState } from "react";
import type { OwnReview } from "#domain/catalog/review/review.ts";
import { MAX_REVIEW_LENGTH, MAX_REVIEW_IMAGES } from "#shared/review-choices.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { Button, IconButton } from "../parts/button.tsx";
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!form.has("rating")) return setErrors({ rating: t("Choose one to five stars.") });
    for (const name of kept) form.append("kept", name);
    for (const { file } of pictures) form.append("image", file);
    setPending(true);
    const wrong = await onSend(form);
    setPending(false);
    setErrors(wrong ?? {});
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <StarChoice initial={review?.stars ?? null} error={errors.rating} />
      <TextField
        name="title"
        label={t("Title")}
        required={false}
        maxLength={120}
        dir="auto"
        defaultValue={review?.title ?? ""}
        error={errors.title}
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
        error={errors.comment}
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
        error={errors.image}
        hint={t("Everyone can see your pictures and your first name.")}
        onChange={setImages}
      />
      {errors.form && (
        <p role="alert" className="text-sm text-danger">
          {errors.form}
        </p>
      )}
      <div>
        <Button type="submit" data-action="" isPending={isPending}>
          {review ? t("Save review") : t("Post review")}
        </Button>
      </div>
    </form>
  );
}
