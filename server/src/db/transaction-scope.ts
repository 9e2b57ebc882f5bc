import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './client';

/** A database whose users can run inside a transaction that other code has started. */
export interface TransactionScope {
  /** The transaction while a task of `within` runs, and otherwise the database. */
  db: Db;
  /** Runs a task whose queries on `db` belong to the transaction `tx`. */
  within<T>(tx: Db, task: () => Promise<T>): Promise<T>;
}

/**
 * Makes such a database from a plain one. The embedded database has a single connection, so a task in the scope must use
 * `db` alone: a query on the plain database would wait for the transaction, which waits for the query.
 */
export function transactionScope(plain: Db): TransactionScope {
  const current = new AsyncLocalStorage<{ tx: Db | null }>();
  const db = new Proxy(plain, {
    get: (_target, property) => {
      const source = current.getStore()?.tx ?? plain;
      const value: unknown = Reflect.get(source, property, source);
      return typeof value === 'function' ? (value.bind(source) as unknown) : value;
    },
  });
  const within = <T>(tx: Db, task: () => Promise<T>): Promise<T> => {
    const scope: { tx: Db | null } = { tx };
    // Work that the task leaves for later, such as a mail, runs in the same context but no longer in `tx`.
    return current.run(scope, task).finally(() => (scope.tx = null));
  };
  return { db, within };
}
