import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from './database.ts';

/** Tells code that runs inside of a transaction from all other code. */
export interface TransactionScope {
  /** @throws Error inside of a transaction: waiting there for anything but its own queries would wait forever. */
  refuseInside(): void;
  /** Runs a transaction's work with queries that are of no use after its end. */
  run<T>(queries: Queries, work: (queries: Queries) => Promise<T>): Promise<T>;
}

/** A scope for the transactions of one database. */
export function createTransactionScope(): TransactionScope {
  const inside = new AsyncLocalStorage<{ readonly open: boolean }>();
  return {
    refuseInside: () => {
      if (inside.getStore()?.open) throw strangeQueries();
    },
    run: async (queries, work) => {
      const scoped = ownQueries(queries);
      const scope = { open: true };
      try {
        return await inside.run(scope, () => work(scoped.queries));
      } finally {
        scope.open = false;
        scoped.end();
      }
    },
  };
}

/** Work of a transaction that waited for anything but its own queries. */
export function strangeQueries(): Error {
  return new Error('Inside of a transaction only its own queries can be used.');
}

/** The queries of one transaction, which are of no use after its end. */
export function ownQueries(queries: Queries): { readonly queries: Queries; end(): void } {
  let open = true;
  const check = () => {
    if (!open) throw new Error('The transaction is over.');
  };
  return {
    queries: {
      get: async (sql, ...values) => {
        check();
        return queries.get(sql, ...values);
      },
      all: async (sql, ...values) => {
        check();
        return queries.all(sql, ...values);
      },
      run: async (sql, ...values) => {
        check();
        return queries.run(sql, ...values);
      },
    },
    end: () => {
      open = false;
    },
  };
}
