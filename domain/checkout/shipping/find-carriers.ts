import { CARRIERS, withTrackingNumber } from "#domain/fulfilment/parcel/carrier.ts";
import type { Context } from "../../context.ts";
import { findOfferedCarriers, type OwnCarrier } from "./practice.repository.ts";

const OWN_CODE = /^own-([1-9]\d{0,9})$/;

/** The carriers that a shop can send with: its own and the operator's, then the known ones. */
export async function findCarriers(ctx: Context, shopId: number): Promise<{ code: string; name: string }[]> {
  const own = await findOfferedCarriers(ctx, shopId);
  return [
    ...own.map(({ id, name }) => ({ code: `own-${id}`, name })),
    ...CARRIERS.map(({ code, name }) => ({ code, name })),
  ];
}

/** A carrier of its own by its code; null for another shop's. */
export async function findOwnCarrier(ctx: Context, shopId: number, code: string): Promise<OwnCarrier | null> {
  const id = Number(OWN_CODE.exec(code)?.[1] ?? 0);
  return id === 0 ? null : ((await findOfferedCarriers(ctx, shopId)).find((carrier) => carrier.id === id) ?? null);
}

export function ownTrackingLink({ trackingLink }: OwnCarrier, trackingNumber: string): string | null {
  return trackingLink === "" ? null : withTrackingNumber(trackingLink, trackingNumber);
}
