import type { ReactNode } from "react";
import { PopupDialog } from "../parts/dialog.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { type SocialAddresses, SocialLinks } from "./social-links.tsx";

type NewsletterPopupProps = {
  isOpen: boolean;
  title: string;
  description: string;
  image: string;
  form: ReactNode;
  social: SocialAddresses;
  isDismissed: boolean;
  onDismiss: (isDismissed: boolean) => void;
  onClose: () => void;
};

/** 900 by 450; a sheet from edge to edge on a phone. */
export function NewsletterPopup(props: NewsletterPopupProps) {
  const { isOpen, title, description, image, form, social, isDismissed, onDismiss, onClose } = props;
  const { t } = usePage();
  return (
    <PopupDialog isOpen={isOpen} title={title} onClose={onClose}>
      <div className="flex min-h-full max-md:flex-col md:h-full">
        {image && (
          <Picture
            file={image}
            alt=""
            sizes="(width >= 48rem) 640px, 100vw"
            width={405}
            height={450}
            className="h-44 w-full shrink-0 object-bottom md:h-full md:w-[45%]"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-4 px-6 pt-6 pb-8 md:overflow-y-auto md:px-9 md:py-6">
          <div className="md:pe-6">
            <p aria-hidden className="font-heading text-2xl font-bold text-balance">
              {title}
            </p>
            <p className="mt-2 text-muted">{description}</p>
          </div>
          {form}
          <SocialLinks addresses={social} />
          <label className="flex min-h-6 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={isDismissed}
              onChange={(event) => onDismiss(event.target.checked)}
              className="size-4.5 shrink-0 accent-primary"
            />
            {t("Don't show this pop-up again")}
          </label>
        </div>
      </div>
    </PopupDialog>
  );
}
