import type { Config } from './config';
import type { OutgoingNetwork } from './company-pictures/fetch-picture';
import type { Connections, Db } from './db/client';
import type { Mailer } from './mail/mailer';

/** The dependencies of every part of the server; tests pass others. */
export interface AppDeps {
  db: Db;
  /** The database for public reads of vacancies: they leave the connections of `db` to writes. `db` where it is left out. */
  readDb?: Db;
  config: Config;
  mailer: Mailer;
  /** The clock by which everything that expires is judged. */
  now: () => Date;
  /** How many connections to the database there are; left out for the embedded one, which has one. */
  connections?: () => Connections;
  /** Takes the place of the internet between this server and push services, in tests. */
  pushNetwork?: OutgoingNetwork | undefined;
  /** Takes the place of the event loop delay, in milliseconds, from which calls are refused; 0: none are. */
  maxDelay?: number | undefined;
  /** No search, list or match is older than this after a change, in milliseconds; left out for the usual ages (ADR 47). */
  maxAge?: number | undefined;
}
