import { providerName } from "#domain/customers/identity/identity-provider.ts";
import { getPasswordHash } from "#domain/customers/customer/customer.repository.ts";
import { findIdentitiesOf } from "#domain/customers/identity/identity.repository.ts";
import { findPasskeysOf } from "#domain/customers/passkey/passkey.repository.ts";
import { getVerifiedPhone } from "#domain/customers/phone/phone-code.repository.ts";
import { countRecoveryCodes, getTwoStep } from "#domain/customers/two-step/two-step.repository.ts";
import type { Context } from "../../context.ts";

/** How a customer can sign in; instants are ISO. */
export type SignInMethods = {
  hasPassword: boolean;
  /** In E.164. */
  verifiedPhone: string | null;
  isTwoStepOn: boolean;
  recoveryCodesLeft: number;
  passkeys: { id: number; name: string; createdAt: string; lastUsedAt: string | null }[];
  identities: { id: number; provider: string; name: string; email: string; createdAt: string }[];
};

export async function describeSignInMethods(ctx: Context, customerId: number): Promise<SignInMethods> {
  const [passwordHash, verifiedPhone, twoStep, recoveryCodesLeft, passkeys, identities] = await Promise.all([
    getPasswordHash(ctx, customerId),
    getVerifiedPhone(ctx, customerId),
    getTwoStep(ctx, customerId),
    countRecoveryCodes(ctx, customerId),
    findPasskeysOf(ctx, customerId),
    findIdentitiesOf(ctx, customerId),
  ]);
  return {
    hasPassword: passwordHash !== null,
    verifiedPhone,
    isTwoStepOn: twoStep?.isOn ?? false,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    identities: identities.map(({ id, provider, email, createdAt }) => ({
      id,
      provider,
      name: providerName(ctx, provider),
      email,
      createdAt: createdAt.toISOString(),
    })),
  };
}
