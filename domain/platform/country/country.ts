export type Country = { code: string; name: string; phonePrefix: string };
export type State = { id: number; name: string };
export type City = { id: number; name: string };

export const COUNTRIES_TAG = "countries";
