import { createECDH } from 'node:crypto';
import { contractDocument } from '../src/http/contract';
import { jobs } from '../src/db/schema';
import { sectionsWithBodies } from '../src/profile/sections/sections.fixture';
import type { TestApp } from './test-app';

/** One call that the contract has; `path` holds names of parameters in braces. */
export interface Call {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  isPublic: boolean;
}

interface Operation {
  operationId: string;
  security?: unknown[];
}

/** Every call of the contract: one that is added there comes by itself into the tests that go through them. */
export function contractCalls(): Call[] {
  const { paths } = contractDocument() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security }]) => ({
      operationId,
      method: method.toUpperCase() as Call['method'],
      path,
      isPublic: security?.length === 0,
    })),
  );
}

/** A valid body of each section of the profile, by the path of its list. */
export const SECTION_BODIES: Record<string, object> = {
  ...Object.fromEntries(sectionsWithBodies.map(({ path, body }) => [`/candidate/${path}/`, body])),
  '/candidate/skill/': { skill: ['Barista'] },
  '/candidate/interest/': { functionOfInterest: ['Administrasi'] },
};

const SAVED_SEARCH_PATH = '/candidate/saved-search/';
const PUSH_PATH = '/candidate/push/';

/** Public key of a browser. */
const P256_POINT = createECDH('prime256v1').generateKeys('base64url');

/** A valid body of each other call, by its path without the id. */
const OTHER_BODIES: Record<string, object> = {
  '/candidate/change-password/': { old: 'Salah!Sekali', new: 'Rahasia!Baru' },
  '/candidate/change-email/': { email: 'baru@example.com', password: 'Salah!Sekali' },
  '/candidate/change-phone/': { phoneNumber: '+6285711122789', password: 'Salah!Sekali' },
  '/candidate/deletion/': { password: 'Salah!Sekali' },
  '/candidate/digest-setting/': { zone: 'WITA' },
  [SAVED_SEARCH_PATH]: { name: 'Kasir', query: 'search=kasir', queryVersion: 1, alert: 'daily' },
  '/candidate/confirm-email/': { token: 'unknown' },
  '/candidate/undo-email/': { token: 'unknown' },
  '/candidate/mailed-link/': { purpose: 'reset', token: 'unknown' },
  [PUSH_PATH]: {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/contoh',
    keys: { p256dh: P256_POINT, auth: 'a'.repeat(22) },
  },
  '/candidate/notification/read/': { upTo: '1' },
  '/job-application/withdraw/': { reason: 'Sudah bekerja' },
  '/job/check/': { text: 'Dibutuhkan admin.\nTransfer Rp 200.000 dulu untuk seragam.' },
  '/job/report/': {
    job: 'x',
    reason: 'other',
    text: 'Alamat kantor tidak ada',
    contact: 'siti@example.com',
    reporter: 'a'.repeat(32),
  },
};

/** A valid body of a call, when the tests of all calls know one. */
export const bodyOf = ({ path }: Pick<Call, 'path'>): object | undefined =>
  SECTION_BODIES[listPath(path)] ?? OTHER_BODIES[listPath(path)];

/** The path of the list that a path with `{id}` belongs to. */
export const listPath = (path: string): string => path.replace('{id}/', '');

/** The calls about one application, by their paths without the id; the id is the application's. */
const APPLICATION_CALLS = ['/job-application/events/', '/job-application/withdraw/'];

/** Has a candidate apply to a job, and gives back the application's id by the path of each call about it. */
export async function applicationIds(test: TestApp, headers: Record<string, string>): Promise<Record<string, string>> {
  const [job] = await test.db.select({ id: jobs.id }).from(jobs).limit(1);
  const url = '/api/v1/job-application/apply/';
  const response = await test.app.inject({ method: 'POST', url, headers, payload: { job: job?.id } });
  const { data } = response.json() as { data: { id: string } };
  return Object.fromEntries(APPLICATION_CALLS.map((path) => [path, data.id]));
}

const EXPORT_PATH = '/candidate/export/';

/** The id of a candidate's session, by the path of the list. */
export async function sessionIds(test: TestApp, headers: Record<string, string>): Promise<Record<string, string>> {
  const { data } = (await test.app.inject({ url: '/api/v1/candidate/session/', headers })).json() as {
    data: { id: string }[];
  };
  return { '/candidate/session/': data[0]?.id ?? '' };
}

/** Has a candidate's export made, and gives back its id by the path of each call about it. */
export async function exportIds(test: TestApp, headers: Record<string, string>): Promise<Record<string, string>> {
  const url = '/api/v1/candidate/export/';
  const { data } = (await test.app.inject({ method: 'POST', url, headers })).json() as { data: { id: string } };
  await test.app.tasksDone();
  return { [EXPORT_PATH]: data.id, [`${EXPORT_PATH}file/`]: data.id };
}

let devices = 0;

/** Has a candidate save a search and register a device, and gives back their ids by the path of each call about them. */
export async function otherIds(test: TestApp, headers: Record<string, string>): Promise<Record<string, string>> {
  devices += 1;
  const bodies = {
    [SAVED_SEARCH_PATH]: OTHER_BODIES[SAVED_SEARCH_PATH],
    [PUSH_PATH]: { ...OTHER_BODIES[PUSH_PATH], endpoint: `https://fcm.googleapis.com/fcm/send/${devices}` },
  };
  const ids: Record<string, string> = {};
  for (const [path, payload] of Object.entries(bodies)) {
    const { data } = (await test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })).json() as {
      data: { id: string };
    };
    ids[path] = data.id;
  }
  return ids;
}

/** Calls whose response is a file: they have tests of their own. */
export const FILE_CALLS: readonly string[] = ['generateCv', 'downloadExport', 'getJobFeed'];
