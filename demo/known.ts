/** The value of a key that must exist. */
export function known<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`Nothing is known of ${String(key)}`);
  return value;
}

/** Combines keys with the values at the same index. */
export function pairUp<Key, Value>(keys: readonly Key[], values: readonly Value[]): Map<Key, Value> {
  return new Map(
    keys.map((key, index) => {
      const value = values[index];
      if (value === undefined) throw new Error(`${String(key)} has no partner`);
      return [key, value];
    }),
  );
}

const DAY_MILLISECONDS = 86_400_000;

/** The instant this many days after the day of seeding; negative: before it. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MILLISECONDS);
}
