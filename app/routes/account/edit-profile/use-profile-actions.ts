import { useState } from "react";
import type { TopicChoice } from "#domain/customers/notification/topic.ts";
import { messageOf, type Outcome, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { Proof } from "#app/ui/account/delete-account-card.tsx";
import type { SentEmail } from "#app/ui/account/email-card.tsx";
import type { SentProfile } from "#app/ui/account/profile-form.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";

const CHANGES = { changes: ["account"], refusal: "none" } as const;

/** Profile actions of a customer; errors are shown at the field. */
export function useProfileActions(kept: readonly TopicChoice[]) {
  const call = useCall();
  const { appPath } = usePage();
  const [imageRefusal, setImageRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState<"picture" | "email" | null>(null);
  const [topics, setTopics] = useState(kept);
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);

  async function changeImage(calling: Promise<Outcome<unknown>>): Promise<void> {
    setPending("picture");
    const outcome = await calling;
    setPending(null);
    setImageRefusal(outcome.ok ? null : messageOf(outcome));
    if (outcome.ok) setChosen(null);
  }

  return {
    pending,
    topics,
    preview: chosen?.preview ?? null,
    imageRefusal,
    saveProfile: async (json: SentProfile): Promise<FieldErrors | null> =>
      fieldErrorsOf(await call.post("/user/update-profile", { json }, CHANGES)),
    chooseImage(file: File): void {
      setImageRefusal(null);
      const reader = new FileReader();
      reader.onload = () => {
        if (typeof reader.result === "string") setChosen({ file, preview: reader.result });
      };
      reader.readAsDataURL(file);
    },
    forgetImage(): void {
      setChosen(null);
      setImageRefusal(null);
    },
    async saveImage(): Promise<void> {
      if (!chosen) return;
      await changeImage(call.post("/user/profile-image", { form: { image: chosen.file } }, CHANGES));
    },
    removeImage: () => changeImage(call.post("/user/remove-profile-image", {}, CHANGES)),
    changeEmail: async (json: SentEmail): Promise<FieldErrors | null> =>
      fieldErrorsOf(await call.post("/user/email-change", { json }, CHANGES)),
    async cancelEmail(): Promise<void> {
      setPending("email");
      await call.post("/user/cancel-email-change", {}, { changes: ["account"] });
      setPending(null);
    },
    async chooseTopic({ topic, isNotified, isMailed }: TopicChoice): Promise<void> {
      const before = topics;
      setTopics(topics.map((each) => (each.topic === topic ? { topic, isNotified, isMailed } : each)));
      const json = { topics: [{ topic, is_notified: isNotified, is_mailed: isMailed }] };
      if (!(await call.post("/user/topics", { json })).ok) setTopics(before);
    },
    sendDeletionCode: () => call.post("/user/send-deletion-code", {}),
    async deleteAccount(json: Proof): Promise<FieldErrors | null> {
      const outcome = await call.post("/user/delete-account", { json }, { refusal: "none" });
      // A new document clears everything that this browser knew about the account.
      if (outcome.ok) window.location.assign(appPath);
      return fieldErrorsOf(outcome);
    },
  };
}
