import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './client';

/** A database whose users can be made to work within one transaction without knowing of it. */
export interface TransactionScope {
  /** Stands for the transaction while code that `within` has called runs, and for the database otherwise. */
  db: Db;
  /** Runs a task, all of whose work with `db` belongs to the transaction `tx`. */
  within<T>(tx: Db, task: () => Promise<T>): Promise<T>;
}

/**
 * Makes such a database of a plain one. The embedded database has a single connection, so whatever runs in the scope
 * must reach the database by `db` alone: past it, a query would wait for the transaction that waits for the query.
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
    // What the task leaves behind for later, such as a mail, still runs in its context but no longer in `tx`.
    return current.run(scope, task).finally(() => (scope.tx = null));
  };
  return { db, within };
}
