import type { Database } from "#db/client.ts";

/** The database; `done` is called after each of its transactions. */
export function afterEachTransaction(db: Database, done: () => void): Database {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === "transaction")
        return async (...args: Parameters<Database["transaction"]>) => {
          const answer: unknown = await target.transaction(...args);
          done();
          return answer;
        };
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
