import { getBankAccount, writeBankAccount } from "#domain/platform/setting/bank-account.ts";
import type { Context } from "../../context.ts";
import { OFFLINE, type RechargeMethod } from "./recharge.ts";

/**
 * The available ways to recharge a wallet: providers that accept the base currency, and a transfer if the shop has bank
 * details.
 */
export function findRechargeMethods(ctx: Context): RechargeMethod[] {
  const online = ctx.providers
    .filter(({ code }) => !ctx.settings.paymentMethodsOff.includes(code))
    .filter((provider) => provider.canCharge(ctx.baseCurrency.code))
    .map(({ code, name, description }) => ({ code, name: ctx.t(name), description: ctx.t(description) }));
  const account = getBankAccount(ctx);
  return account === null
    ? online
    : [...online, { code: OFFLINE, name: ctx.t("Bank transfer"), description: writeBankAccount(account) }];
}
