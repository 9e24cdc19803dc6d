import { useState } from "react";
import { href, redirect } from "react-router";
import type { Route } from "./+types/edit-profile";
import { getProfile } from "#domain/customer/get-profile.ts";
import { findLanguages } from "#domain/language/find-languages.ts";
import { useCall } from "#app/call.ts";
import { contextOf } from "#app/context.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { dependsOn } from "#app/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ProfileForm, type SentProfile } from "#app/ui/account/profile-form.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useVisitor } from "#app/visitor-store.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const profile = await getProfile(ctx);
  if (!profile) throw redirect(loginPath(href("/user/edit-profile")));
  const languages = await findLanguages(ctx);
  return { profile, languages: languages.map(({ code, name }) => ({ code, name })) };
}

export default function EditProfileRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const user = useVisitor((state) => state.user);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function save(json: SentProfile): Promise<void> {
    setPending(true);
    const outcome = await call.post("/user/update-profile", { json }, { changes: ["account"], refusal: "none" });
    setPending(false);
    setErrors(outcome.ok ? {} : outcome.errors);
    setRefusal(outcome.ok || outcome.status === 422 ? null : outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Edit Profile")} isHidden />
      <AccountFrame user={user} title={t("Edit Profile")} path={href("/user/edit-profile")}>
        <ProfileForm
          profile={loaderData.profile}
          languages={loaderData.languages}
          errors={errors}
          refusal={refusal}
          isPending={isPending}
          onErrors={setErrors}
          onSave={(profile) => void save(profile)}
        />
      </AccountFrame>
    </>
  );
}
