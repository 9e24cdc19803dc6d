import { href, redirect } from "react-router";
import type { Route } from "./+types/edit-profile";
import { getAccountHindrance } from "#domain/customers/customer/delete-account.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { getEmailChange } from "#domain/customers/customer/get-email-change.ts";
import { getPhoneState } from "#domain/customers/customer/get-phone-state.ts";
import { getProfile } from "#domain/customers/customer/get-profile.ts";
import { hasPassword } from "#domain/customers/customer/has-password.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { findTopics } from "#domain/customers/notification/find-topics.ts";
import { FAILURES } from "#shared/failures.ts";
import { contextOf } from "#app/loaders/context.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { DeleteAccountCard } from "#app/ui/account/delete-account-card.tsx";
import { EmailCard } from "#app/ui/account/email-card.tsx";
import { OwnDataCard } from "#app/ui/account/own-data-card.tsx";
import { PhoneState } from "#app/ui/account/phone-state.tsx";
import { PictureCard } from "#app/ui/account/picture-card.tsx";
import { ProfileForm } from "#app/ui/account/profile-form.tsx";
import { TopicsCard } from "#app/ui/account/topics-card.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { usePhoneActs } from "./use-phone-acts.ts";
import { useProfileActs } from "./use-profile-acts.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [user, profile, topics] = await Promise.all([getCustomer(ctx), getProfile(ctx), findTopics(ctx)]);
  if (!user || !profile || !topics.ok) throw redirect(loginPath(href("/user/edit-profile")));
  const [languages, openEmail, isByPassword, hindrance] = await Promise.all([
    findLanguages(ctx),
    getEmailChange(ctx),
    hasPassword(ctx),
    getAccountHindrance(ctx),
  ]);
  return {
    user,
    profile,
    languages: languages.map(({ code, name }) => ({ code, name })),
    topics: topics.value,
    openEmail,
    phoneState: await getPhoneState(ctx),
    isByPassword,
    hindrance: hindrance && ctx.t(FAILURES[hindrance.code].keyword, hindrance.values),
  };
}

export default function EditProfileRoute({ loaderData }: Route.ComponentProps) {
  const { t, baseUrl } = usePage();
  const { user, profile, languages, openEmail, phoneState, isByPassword, hindrance } = loaderData;
  const phoneActs = usePhoneActs();
  const acts = useProfileActs(loaderData.topics);
  const stateOf = (part: "profile" | "email" | "deletion") => ({
    errors: acts.errorsOf(part),
    refusal: acts.refusalOf(part),
    isPending: acts.pending === part,
    onErrors: acts.setErrors(part),
  });
  return (
    <>
      <DocumentHead title={t("Edit Profile")} isHidden />
      <AccountFrame user={user} title={t("Edit profile")} path={href("/user/edit-profile")}>
        <div className="max-w-3xl space-y-6">
          <PictureCard
            {...user}
            preview={acts.preview}
            refusal={acts.refusalOf("picture")}
            isPending={acts.pending === "picture"}
            onChoose={acts.choosePicture}
            onSave={() => void acts.savePicture()}
            onForget={acts.forgetPicture}
            onRemove={() => void acts.removePicture()}
          />
          <ProfileForm
            profile={profile}
            languages={languages}
            {...stateOf("profile")}
            onSave={(sent) => void acts.saveProfile(sent)}
          />
          {phoneState && (
            <PhoneState
              {...phoneState}
              errors={phoneActs.errors}
              isPending={phoneActs.isPending}
              onErrors={phoneActs.onErrors}
              onSend={() => void phoneActs.send()}
              onCode={(code) => void phoneActs.verify(code)}
            />
          )}
          <EmailCard
            email={user.email}
            isVerified={user.isEmailVerified}
            hasPassword={isByPassword}
            open={openEmail}
            passwordPath={href("/reset-password")}
            {...stateOf("email")}
            onChange={(sent) => void acts.changeEmail(sent)}
            onCancel={() => void acts.cancelEmail()}
          />
          <TopicsCard topics={acts.topics} onChoose={(choice) => void acts.chooseTopic(choice)} />
          <OwnDataCard exportUrl={`${baseUrl}user/data-export`} />
          <DeleteAccountCard
            hasPassword={isByPassword}
            hindrance={hindrance}
            {...stateOf("deletion")}
            onSendCode={() => void acts.sendDeletionCode()}
            onDelete={(proof) => void acts.deleteAccount(proof)}
          />
        </div>
      </AccountFrame>
    </>
  );
}
