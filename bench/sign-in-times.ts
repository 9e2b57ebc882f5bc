/**
 * Whether the time of a refused sign-in tells if an e-mail address is registered: 200 calls to the built server, by
 * turns with a wrong password and with an unknown address, on the embedded database.
 *
 * `npm run build:server && npm run bench:sign-in`. Goals: equal answers but for the request's id and the date, medians
 * within 10 %, and a rank test (Mann-Whitney) that finds no difference (p > 0.01). As the two take turns, a busy
 * machine slows both.
 */
import { hashPassword } from '../server/src/accounts/passwords';
import { candidates } from '../server/src/db/schema';
import { startServer } from '../server/scripts/server-process';
import { embeddedStorage } from '../server/scripts/storage';
import { percentile } from './load/outcome';

const PAIRS = 100;
/** What the first calls of a process take tells of nothing. */
const WARM_UP = 10;
const MOST_DIFFERENCE = 0.1;
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

interface Refusal {
  took: number;
  /** Everything of the answer that may tell something. */
  answer: string;
}

async function signIn(address: string, email: string): Promise<Refusal> {
  const started = performance.now();
  const response = await fetch(`${address}/api/v1/candidate/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Salah!!!' }),
  });
  const body = await response.text();
  const took = performance.now() - started;
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return { took, answer: JSON.stringify([response.status, headers, body]) };
}

const registered = (i: number): string => `terdaftar${i}@example.com`;
const unknown = (i: number): string => `tidak.ada${i}@example.com`;

async function compare(address: string): Promise<boolean> {
  for (let i = 0; i < WARM_UP; i += 1) await signIn(address, i % 2 ? registered(0) : unknown(0));
  const known: Refusal[] = [];
  const others: Refusal[] = [];
  for (let i = 1; i <= PAIRS; i += 1) {
    // Now one of them first and now the other: what a call leaves behind would tell against the next.
    if (i % 2) known.push(await signIn(address, registered(i)));
    others.push(await signIn(address, unknown(i)));
    if (!(i % 2)) known.push(await signIn(address, registered(i)));
  }
  const timesOf = (refusals: Refusal[]): number[] => refusals.map(({ took }) => took);
  const medians = [known, others].map((refusals) => percentile(timesOf(refusals), 0.5));
  const [wrong = Number.NaN, none = Number.NaN] = medians;
  const difference = Math.abs(wrong - none) / Math.min(wrong, none);
  const p = rankTest(timesOf(known), timesOf(others));
  const answers = new Set([...known, ...others].map(({ answer }) => answer)).size;
  console.log(
    `${PAIRS} calls each: wrong password ${wrong.toFixed(1)} ms, unknown e-mail ${none.toFixed(1)} ms (medians)`,
  );
  console.log(`difference ${(difference * 100).toFixed(1)} %, p ${p.toFixed(3)}, ${answers} kind(s) of answers`);
  return answers === 1 && difference < MOST_DIFFERENCE && p > LEAST_P;
}

async function main(): Promise<void> {
  const storage = embeddedStorage();
  try {
    const { db, close } = await storage.open();
    const account = { name: 'Siti Rahma', phoneNumber: '+628123456789', activatedAt: new Date() };
    const passwordHash = await hashPassword('Rahasia!');
    await db
      .insert(candidates)
      .values(Array.from({ length: PAIRS + 1 }, (_, i) => ({ ...account, email: registered(i), passwordHash })));
    await close();
    const server = await startServer(storage.environment);
    const isMet = await compare(server.address);
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
