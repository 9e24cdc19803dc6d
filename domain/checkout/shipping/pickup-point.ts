/** A place where a shop hands over its goods. */
export type PickupPoint = {
  id: number;
  shopId: number;
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  /** As entered by the shop. */
  openingHours: string;
  phone: string;
  readyDays: number;
};
