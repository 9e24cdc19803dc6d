import { notifyCustomer, type CustomerNotice } from "#domain/customers/notification/notify-customer.ts";
import { writeMail, type NewMail } from "#domain/platform/mail/write-mail.ts";
import type { MailTemplate } from "#domain/platform/mail/mail.ts";
import { hasShopRight, type ShopRight } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import { findTeamRows, type TeamRecipient } from "./team-recipient.repository.ts";

/** The members of a shop's team whose role has the right, the owner first; none for a shop without an owner. */
export async function findTeamRecipients(ctx: Context, shopId: number, right: ShopRight): Promise<TeamRecipient[]> {
  return (await findTeamRows(ctx, shopId)).filter(({ role }) => hasShopRight(role, right));
}

type TeamMail<Template extends MailTemplate> = Pick<NewMail<Template>, "template"> & {
  data: (recipient: TeamRecipient) => NewMail<Template>["data"];
};

type TeamNotice<Template extends MailTemplate> = Omit<CustomerNotice, "customerId"> & {
  /** To those who may see it; each member chooses what is mailed. */
  mail?: TeamMail<Template> | undefined;
};

/** Notifies those of a shop's team who may see it, in the transaction of its cause. Returns how many there are. */
export async function notifyTeam<Template extends MailTemplate>(
  ctx: Context,
  shopId: number,
  right: ShopRight,
  { idempotencyKey, mail, ...notification }: TeamNotice<Template>,
): Promise<number> {
  const recipients = await findTeamRecipients(ctx, shopId, right);
  for (const recipient of recipients) {
    const { customerId, role } = recipient;
    const ownKey =
      role === "owner" || idempotencyKey === undefined ? idempotencyKey : `${idempotencyKey}:member:${customerId}`;
    if (mail && ownKey !== undefined) await mailMember(ctx, recipient, { ...mail, idempotencyKey: ownKey });
    await notifyCustomer(ctx, {
      ...notification,
      customerId,
      ...(ownKey === undefined ? {} : { idempotencyKey: ownKey }),
    });
  }
  return recipients.length;
}

function mailMember<Template extends MailTemplate>(
  ctx: Context,
  recipient: TeamRecipient,
  { template, data, idempotencyKey }: TeamMail<Template> & { idempotencyKey: string },
): Promise<void> {
  return writeMail(ctx, {
    idempotencyKey,
    template,
    recipient: recipient.email,
    languageCode: recipient.languageCode ?? ctx.settings.defaultLanguage,
    data: data(recipient),
  });
}
