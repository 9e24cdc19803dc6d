import { getBankAccount, writeBankAccount } from "#domain/platform/setting/bank-account.ts";
import { findOfferedProviders, showProvider } from "#domain/payment/provider/find-offered-providers.ts";
import type { Context } from "../../context.ts";
import { OFFLINE, type RechargeMethod } from "./recharge.ts";

/**
 * The available ways to recharge a wallet: providers that accept the base currency, and a transfer if the shop has bank
 * details.
 */
export function findRechargeMethods(ctx: Context): RechargeMethod[] {
  const online = findOfferedProviders(ctx, ctx.baseCurrency.code).map((provider) => showProvider(ctx, provider));
  const account = getBankAccount(ctx);
  return account === null
    ? online
    : [...online, { code: OFFLINE, name: ctx.t("Bank transfer"), description: writeBankAccount(account) }];
}
