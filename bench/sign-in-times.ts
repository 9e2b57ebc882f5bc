/**
 * True when a time tells if an e-mail address is registered: 200 refused sign-ins at the built server, by turns with a
 * wrong password and with an unknown address, and as many forgotten passwords where accounts are hidden, on the embedded
 * database.
 *
 * `npm run build:server && npm run bench:sign-in`. Goals: equal responses but for the request's id and the date, medians
 * within 10 % or 2 ms, and a rank test (Mann-Whitney) that finds no difference (p > 0.01). As the two take turns, a busy
 * machine slows both.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/src/accounts/passwords';
import { candidates } from '../server/src/db/schema';
import { startServer } from '../server/scripts/server-process';
import { embeddedStorage } from '../server/scripts/storage';
import { percentile } from './load/outcome';

const PAIRS = 100;
/** The first calls of a process are not counted. */
const WARM_UP = 10;
/** After each call, in milliseconds: a mail is written after its response, and would slow the next call down. */
const SETTLE_MS = 150;
const MOST_DIFFERENCE = 0.1;
/** Smaller differences, in milliseconds, are lost in any network. */
const NO_DIFFERENCE_MS = 2;
const LEAST_P = 0.01;

/** Two-sided p of the Mann-Whitney test, by the normal distribution that it nears beyond twenty values. */
function rankTest(a: readonly number[], b: readonly number[]): number {
  const wins = a.flatMap((x) => b.map((y): number => (x > y ? 1 : x === y ? 0.5 : 0)));
  const u = wins.reduce((sum, win) => sum + win, 0);
  const z = Math.abs(u - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  // Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = tail.reduce((total, factor, i) => total + factor * t ** (i + 1), 0);
  return (2 * sum * Math.exp(-(z ** 2) / 2)) / Math.sqrt(2 * Math.PI);
}

interface TimedResponse {
  took: number;
  /** Everything of the response that may reveal something. */
  content: string;
}

/** A call that names an e-mail address. */
interface Trial {
  name: string;
  path: string;
  bodyFor: (email: string) => object;
}

const TRIALS: Trial[] = [
  { name: 'sign-in', path: 'login', bodyFor: (email) => ({ email, password: 'Salah!!!' }) },
  { name: 'forgotten password', path: 'forgot-password', bodyFor: (email) => ({ email }) },
];

async function send(address: string, { path, bodyFor }: Trial, email: string): Promise<TimedResponse> {
  const started = performance.now();
  const response = await fetch(`${address}/api/v1/candidate/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyFor(email)),
  });
  const body = await response.text();
  const took = performance.now() - started;
  await wait(SETTLE_MS);
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return { took, content: JSON.stringify([response.status, headers, body]) };
}

const registered = (i: number): string => `terdaftar${i}@example.com`;
const unknown = (i: number): string => `tidak.ada${i}@example.com`;

async function compare(address: string, trial: Trial): Promise<boolean> {
  // Other addresses each time: none may be requested without end.
  for (let i = 0; i < WARM_UP; i += 1) await send(address, trial, i % 2 ? registered(PAIRS + i) : unknown(PAIRS + i));
  const known: TimedResponse[] = [];
  const others: TimedResponse[] = [];
  for (let i = 1; i <= PAIRS; i += 1) {
    // Now one of them first and now the other: what a call leaves behind would tell against the next.
    if (i % 2) known.push(await send(address, trial, registered(i)));
    others.push(await send(address, trial, unknown(i)));
    if (!(i % 2)) known.push(await send(address, trial, registered(i)));
  }
  const timesOf = (responses: TimedResponse[]): number[] => responses.map(({ took }) => took);
  const medians = [known, others].map((list) => percentile(timesOf(list), 0.5));
  const [taken = Number.NaN, none = Number.NaN] = medians;
  const difference = Math.abs(taken - none) / Math.min(taken, none);
  const p = rankTest(timesOf(known), timesOf(others));
  const responses = new Set([...known, ...others].map(({ content }) => content)).size;
  console.log(
    `${trial.name}, ${PAIRS} calls each: registered ${taken.toFixed(1)} ms, unknown ${none.toFixed(1)} ms (medians)`,
  );
  console.log(`difference ${(difference * 100).toFixed(1)} %, p ${p.toFixed(3)}, ${responses} different responses`);
  const isClose = difference < MOST_DIFFERENCE || Math.abs(taken - none) < NO_DIFFERENCE_MS;
  return responses === 1 && isClose && p > LEAST_P;
}

async function main(): Promise<void> {
  const storage = embeddedStorage();
  try {
    const { db, close } = await storage.open();
    const account = { name: 'Siti Rahma', phoneNumber: '+628123456789', activatedAt: new Date() };
    const passwordHash = await hashPassword('Rahasia!');
    await db
      .insert(candidates)
      .values(Array.from({ length: PAIRS + WARM_UP }, (_, i) => ({ ...account, email: registered(i), passwordHash })));
    await close();
    const server = await startServer({ ...storage.environment, HIDE_ACCOUNTS: 'true' });
    let isMet = true;
    for (const trial of TRIALS) isMet = (await compare(server.address, trial)) && isMet;
    await server.end('SIGTERM');
    console.log(isMet ? 'The goals are met.' : 'A goal is MISSED.');
    if (!isMet) process.exitCode = 1;
  } finally {
    await storage.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
