import { href, redirect } from "react-router";
import type { Route } from "./+types/edit-profile";
import { getAccountBlocker } from "#domain/customers/account/delete-account.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { getEmailChange } from "#domain/customers/email/get-email-change.ts";
import { getPhoneState } from "#domain/customers/phone/get-phone-state.ts";
import { getProfile } from "#domain/customers/customer/get-profile.ts";
import { hasPassword } from "#domain/customers/password/has-password.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { findTopics } from "#domain/customers/notification/find-topics.ts";
import { FAILURES } from "#shared/failures.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { DeleteAccountCard } from "#app/ui/account/delete-account-card.tsx";
import { EmailCard } from "#app/ui/account/email-card.tsx";
import { OwnDataCard } from "#app/ui/account/own-data-card.tsx";
import { PhoneState } from "#app/ui/account/phone-state.tsx";
import { ImageCard } from "#app/ui/account/image-card.tsx";
import { ProfileForm } from "#app/ui/account/profile-form.tsx";
import { TopicsCard } from "#app/ui/account/topics-card.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { usePhoneActions } from "./use-phone-actions.ts";
import { useProfileActions } from "./use-profile-actions.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [user, profile, topics] = await Promise.all([getCustomer(ctx), getProfile(ctx), findTopics(ctx)]);
  if (!user || !profile || !topics.ok) throw redirect(loginPath(href("/user/edit-profile")));
  const [languages, openEmail, isByPassword, blocker] = await Promise.all([
    findLanguages(ctx),
    getEmailChange(ctx),
    hasPassword(ctx),
    getAccountBlocker(ctx),
  ]);
  return {
    user,
    profile,
    languages: languages.map(({ code, name }) => ({ code, name })),
    topics: topics.value,
    openEmail,
    phoneState: await getPhoneState(ctx),
    isByPassword,
    blocker: blocker && ctx.t(FAILURES[blocker.code].keyword, blocker.values),
  };
}

export default function EditProfileRoute({ loaderData }: Route.ComponentProps) {
  const { t, baseUrl } = usePage();
  const { user, profile, languages, openEmail, phoneState, isByPassword, blocker } = loaderData;
  const phoneActions = usePhoneActions();
  const actions = useProfileActions(loaderData.topics);
  return (
    <AccountFrame user={user} title={t("Edit profile")} head={t("Edit Profile")} path={href("/user/edit-profile")}>
      <div className="max-w-3xl space-y-6">
        <ImageCard
          {...user}
          preview={actions.preview}
          refusal={actions.imageRefusal}
          isPending={actions.pending === "picture"}
          onChoose={actions.chooseImage}
          onSave={() => void actions.saveImage()}
          onForget={actions.forgetImage}
          onRemove={() => void actions.removeImage()}
        />
        <ProfileForm profile={profile} languages={languages} onSave={actions.saveProfile} />
        {phoneState && (
          <PhoneState
            {...phoneState}
            isPending={phoneActions.isPending}
            onSend={() => void phoneActions.send()}
            onCode={phoneActions.verify}
          />
        )}
        <EmailCard
          email={user.email}
          isVerified={user.isEmailVerified}
          hasPassword={isByPassword}
          open={openEmail}
          passwordPath={href("/reset-password")}
          isPending={actions.pending === "email"}
          onChange={actions.changeEmail}
          onCancel={() => void actions.cancelEmail()}
        />
        <TopicsCard topics={actions.topics} onChoose={(choice) => void actions.chooseTopic(choice)} />
        <OwnDataCard exportUrl={`${baseUrl}user/data-export`} />
        <DeleteAccountCard
          hasPassword={isByPassword}
          blocker={blocker}
          onSendCode={() => void actions.sendDeletionCode()}
          onDelete={actions.deleteAccount}
        />
      </div>
    </AccountFrame>
  );
}
