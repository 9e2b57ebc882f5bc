import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { candidates } from '../src/db/schema';
import { picture, type formOf } from '../src/profile/profile-form.fixture';
import { seedMasters } from '../src/seed/seed-masters';
import { signedIn } from './candidates';
import { expectContract } from './expect-contract';
import { testApp, type TestApp } from './test-app';

export type Form = ReturnType<typeof formOf>;

/** A server for the tests of a file, and a candidate for each, who sends forms of the profile. */
export function profileForms() {
  const given = {} as { test: TestApp; me: Awaited<ReturnType<typeof signedIn>>; photo: Buffer };
  beforeAll(async () => {
    given.test = await testApp();
    await seedMasters(given.test.db);
    given.photo = await picture(600, 400).jpeg().toBuffer();
  });
  beforeEach(async () => {
    given.me = await signedIn(given.test);
  });
  afterAll(() => given.test.close());

  const put = ({ payload, headers }: Form) =>
    given.test.app.inject({
      method: 'PUT',
      url: '/api/v1/candidate/profile/',
      headers: { ...headers, ...given.me.headers },
      payload,
    });
  const stored = () => given.test.db.select().from(candidates).orderBy(candidates.id);
  const filesIn = (...folder: string[]) => {
    const full = path.join(given.test.config.dataDir, ...folder);
    return existsSync(full) ? readdirSync(full).sort() : [];
  };

  /** Sends a form that is to be accepted. @returns the profile in the response */
  async function change(form: Form) {
    const response = await put(form);
    expect(response.json()).toMatchObject({ statusCode: 2000 });
    expectContract('updateProfile', response);
    return response.json().data;
  }

  /** Expects that a form is refused and leaves neither a row nor a file changed. */
  async function refusal(form: Form) {
    const before = { rows: await stored(), files: filesIn('media', 'photos') };
    const response = await put(form);
    expectContract('updateProfile', response);
    expect({ rows: await stored(), files: filesIn('media', 'photos') }).toEqual(before);
    expect(filesIn('uploads')).toEqual([]);
    const { statusCode, err } = response.json();
    return { http: response.statusCode, statusCode, err };
  }

  return { given, stored, filesIn, change, refusal };
}
