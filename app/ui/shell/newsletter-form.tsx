import { type FormEvent, useId, useState } from "react";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type NewsletterFormProps = {
  isPending: boolean;
  error: string | undefined;
  onSubscribe: (email: string) => Promise<boolean>;
};

export function NewsletterForm({ isPending, error, onSubscribe }: NewsletterFormProps) {
  const { t } = usePage();
  const noteId = useId();
  const [isDone, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = new FormData(form).get("email");
    if (!(await onSubscribe(typeof email === "string" ? email : ""))) return;
    form.reset();
    setDone(true);
  }

  return (
    <form data-action="" className="w-full" onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap gap-2">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={254}
          placeholder={t("you@example.com")}
          aria-label={t("Email address")}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          className="h-11 min-w-0 flex-[1_1_11rem] rounded-field border border-line-strong bg-surface px-3"
        />
        <Button type="submit" className="grow-[0.01]" isPending={isPending}>
          {t("Subscribe")}
        </Button>
      </div>
      <p id={noteId} className={`mt-1.5 min-h-[1.4em] text-xs ${error ? "text-danger" : "text-muted"}`}>
        {error ??
          (isDone ? t("Thank you! Open the link in our email to confirm.") : t("No spam. Unsubscribe at any time."))}
      </p>
    </form>
  );
}
