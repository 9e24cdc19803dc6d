import { href } from "react-router";
import type { ApplicationView } from "#domain/shops/application/application.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useForm } from "../form/use-form.ts";
import { ButtonLink } from "../parts/button.tsx";
import { TextArea } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type ApplicationStateProps = {
  application: ApplicationView;
  /** Returns the error; null on success. */
  onAnswer: (answer: string) => Promise<string | null>;
};

/** How far an application is, and what the applicant has to do now. */
export function ApplicationState({ application, onAnswer }: ApplicationStateProps) {
  const { t } = usePage();
  switch (application.status) {
    case "submitted":
      return (
        <Notice kind="info" title={t("We're reviewing your application")}>
          {t("We'll email you when we've decided, or if we have a question. You can keep shopping in the meantime.")}
        </Notice>
      );
    case "questioned":
      return (
        <div className="grid gap-4">
          <Notice kind="warning" title={t("We have a question about your application")}>
            <p className="whitespace-pre-line">
              <bdi>{application.question}</bdi>
            </p>
          </Notice>
          <AnswerForm onAnswer={onAnswer} />
        </div>
      );
    case "approved":
      return (
        <Notice kind="success" title={t("{name} is approved", { name: application.shopName })}>
          <ButtonLink to={href("/seller")} className="mt-3">
            {t("Go to your shop")}
          </ButtonLink>
        </Notice>
      );
    case "rejected":
      return (
        <Notice kind="error" title={t("Your application was not approved")}>
          <p className="whitespace-pre-line">
            <bdi>{application.rejection}</bdi>
          </p>
          <p className="mt-2">{t("You can apply again below.")}</p>
        </Notice>
      );
    case "draft":
      return (
        <p className="text-muted">
          {t("Your answers are saved as you type. Send the application when it's complete.")}
        </p>
      );
  }
}

function AnswerForm({ onAnswer }: Pick<ApplicationStateProps, "onAnswer">) {
  const { t } = usePage();
  const form = useForm({
    async save(data) {
      const answer = textOf(data, "answer");
      return errorOf("answer", answer === "" ? t("This field is required.") : await onAnswer(answer));
    },
  });

  return (
    <Form {...form} className="grid gap-3" aria-label={t("Your answer")}>
      <TextArea name="answer" label={t("Your answer")} maxLength={2000} required />
      <div>
        <SubmitButton>{t("Send answer")}</SubmitButton>
      </div>
    </Form>
  );
}
