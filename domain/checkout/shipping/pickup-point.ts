/** Where a shop hands its goods over itself. */
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
  /** As the shop writes them. */
  openingHours: string;
  phone: string;
  readyDays: number;
};
