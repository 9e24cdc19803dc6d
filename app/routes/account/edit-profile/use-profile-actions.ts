import { useState } from "react";
import type { TopicChoice } from "#domain/customers/notification/topic.ts";
import { type Outcome, useCall } from "#app/api-client/call.ts";
import type { Proof } from "#app/ui/account/delete-account-card.tsx";
import type { SentEmail } from "#app/ui/account/email-card.tsx";
import type { SentProfile } from "#app/ui/account/profile-form.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";

type Part = "profile" | "picture" | "email" | "deletion";
type Refused = { part: Part; errors: FieldErrors; sentence: string | null };

const CHANGES = { changes: ["account"], refusal: "none" } as const;

/** Profile actions of a customer; errors are shown at the field. */
export function useProfileActions(kept: readonly TopicChoice[]) {
  const call = useCall();
  const { appPath } = usePage();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pending, setPending] = useState<Part | null>(null);
  const [topics, setTopics] = useState(kept);
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);

  async function action(part: Part, run: () => Promise<Outcome<unknown>>): Promise<boolean> {
    setPending(part);
    setRefused(null);
    const outcome = await run();
    setPending(null);
    if (!outcome.ok)
      setRefused({ part, errors: outcome.errors, sentence: outcome.status === 422 ? null : outcome.error });
    return outcome.ok;
  }

  return {
    pending,
    topics,
    preview: chosen?.preview ?? null,
    errorsOf: (part: Part): FieldErrors => (refused?.part === part ? refused.errors : {}),
    refusalOf: (part: Part): string | null => (refused?.part === part ? refused.sentence : null),
    setErrors: (part: Part) => (errors: FieldErrors) => setRefused({ part, errors, sentence: null }),
    saveProfile: (json: SentProfile) => action("profile", () => call.post("/user/update-profile", { json }, CHANGES)),
    chooseImage(file: File): void {
      setRefused(null);
      const reader = new FileReader();
      reader.onload = () => {
        if (typeof reader.result === "string") setChosen({ file, preview: reader.result });
      };
      reader.readAsDataURL(file);
    },
    forgetImage(): void {
      setChosen(null);
      setRefused(null);
    },
    async saveImage(): Promise<void> {
      if (!chosen) return;
      const form = { image: chosen.file };
      if (await action("picture", () => call.post("/user/profile-image", { form }, CHANGES))) setChosen(null);
    },
    removeImage: () => action("picture", () => call.post("/user/remove-profile-image", {}, CHANGES)),
    changeEmail: (json: SentEmail) => action("email", () => call.post("/user/email-change", { json }, CHANGES)),
    cancelEmail: () => action("email", () => call.post("/user/cancel-email-change", {}, CHANGES)),
    async chooseTopic({ topic, isNotified, isMailed }: TopicChoice): Promise<void> {
      const before = topics;
      setTopics(topics.map((each) => (each.topic === topic ? { topic, isNotified, isMailed } : each)));
      const json = { topics: [{ topic, is_notified: isNotified, is_mailed: isMailed }] };
      if (!(await call.post("/user/topics", { json })).ok) setTopics(before);
    },
    sendDeletionCode: () => action("deletion", () => call.post("/user/send-deletion-code", {}, { refusal: "none" })),
    async deleteAccount(json: Proof): Promise<void> {
      // A new document clears everything that this browser knew about the account.
      if (await action("deletion", () => call.post("/user/delete-account", { json }, { refusal: "none" })))
        window.location.assign(appPath);
    },
  };
}
