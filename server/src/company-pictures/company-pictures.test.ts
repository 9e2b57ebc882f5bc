/** From a feed's address to the picture on a page. */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { OBJECT_STORE_KEY, startObjectStore } from '../../test/object-store';
import { testApp, type TestApp } from '../../test/test-app';
import { companies, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { picture } from '../profile/profile-form.fixture';
import { seedMasters } from '../seed/seed';
import { PictureRefused } from './fetch-picture';

const LOGO = 'https://contoh.example/logo.png';
const BANNER = 'https://contoh.example/banner.jpg';

/** Responses of the internet, by address; an error for a failure. */
let internet: Record<string, Buffer | Error>;
let requested: string[];

async function fetchPicture(address: string): Promise<Buffer> {
  requested.push(address);
  const found = internet[address] ?? new PictureRefused('The other side responds with 404.');
  if (found instanceof Error) throw found;
  return found;
}

let store: Awaited<ReturnType<typeof startObjectStore>>;
const apps: Record<string, TestApp> = {};
beforeAll(async () => {
  Object.assign(process.env, OBJECT_STORE_KEY);
  store = await startObjectStore();
  apps.files = await testApp({}, { fetchPicture });
  apps.bucket = await testApp({ MEDIA_STORE: store.mediaStore }, { fetchPicture });
  for (const app of Object.values(apps)) await seedMasters(app.db);
});
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await store.close();
});

describe.each(['files', 'bucket'])('in %s', (kind) => {
  let test: TestApp;
  beforeEach(async () => {
    test = apps[kind] as TestApp;
    await test.db.delete(jobs);
    await test.db.delete(companies);
    await test.db.execute(sql`delete from pgboss.job`);
    requested = [];
    internet = {
      [LOGO]: await picture(600, 300).png().toBuffer(),
      [BANNER]: await picture(2_000, 500).jpeg().toBuffer(),
    };
  });

  const post = (logo: string | null, banner: string | null = null, name = 'PT Contoh') =>
    upsertJob(test.db, makeJobInput({ sourceId: name, company: { name, logo, banner } }));

  async function shown(): Promise<{ logo: string | null; banner: string | null }> {
    const response = await test.app.inject('/api/v1/job/list/');
    expect(response.body).not.toContain('contoh.example');
    return response.json<{ data: { company: { logo: string | null; banner: string | null } }[] }>().data[0]
      ?.company as never;
  }

  it('shows nothing of elsewhere before a picture is fetched, and then a copy of our own for ever', async () => {
    await post(LOGO, BANNER);
    expect(await shown()).toMatchObject({ logo: null, banner: null });
    await test.app.tasksDone();
    const { logo, banner } = await shown();
    expect([...requested].sort()).toEqual([BANNER, LOGO]);
    for (const [url, size] of [
      [logo, { width: 512, height: 256 }],
      [banner, { width: 1_600, height: 400 }],
    ] as const) {
      expect(url).toMatch(/^\/media\/companies\/[0-9a-f]{64}\.webp$/);
      const { statusCode, headers, rawPayload } = await test.app.inject(url ?? '');
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining('sandbox') as string,
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', ...size });
    }
  });

  it('fetches a picture once, and another one where the address is another', async () => {
    await post(LOGO);
    await test.app.tasksDone();
    const first = (await shown()).logo;
    await post(LOGO);
    await test.app.tasksDone();
    expect(requested).toEqual([LOGO]);

    const next = 'https://contoh.example/baru.png';
    internet[next] = await picture(300, 300).webp().toBuffer();
    await post(next);
    expect((await shown()).logo).toBe(first);
    await test.app.tasksDone();
    const second = (await shown()).logo;
    expect(second).not.toBe(first);
    expect((await test.app.inject(first ?? '')).statusCode).toBe(404);
    expect((await test.app.inject(second ?? '')).statusCode).toBe(200);
  });

  it('keeps a picture that another company shows too', async () => {
    await post(LOGO, null, 'PT Satu');
    await post(LOGO, null, 'PT Dua');
    await test.app.tasksDone();
    const { logo } = await shown();
    internet[BANNER] = await picture(300, 300).png().toBuffer();
    await post(BANNER, null, 'PT Satu');
    await test.app.tasksDone();
    expect((await test.app.inject(logo ?? '')).statusCode).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a broken PNG', Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1')],
  ])('gives up where there is %s, and tries again with the next import', async (_what, found) => {
    internet = found ? { [LOGO]: found } : {};
    await post(LOGO);
    await test.app.tasksDone();
    await test.app.runAllJobs();
    expect(requested).toEqual([LOGO]);
    expect((await shown()).logo).toBeNull();
    await post(LOGO);
    await test.app.tasksDone();
    expect(requested).toEqual([LOGO, LOGO]);
  });

  it('tries again later where the other side is away', async () => {
    const file = internet[LOGO] as Buffer;
    internet[LOGO] = new Error('away');
    await post(LOGO);
    await test.app.tasksDone();
    expect((await shown()).logo).toBeNull();
    internet[LOGO] = file;
    await test.app.runAllJobs();
    expect((await shown()).logo).toMatch(/^\/media\/companies\//);
  });

  it('leaves a path of our own as it is, and forgets what a feed gave before', async () => {
    await post(LOGO);
    await post('/media/logos/contoh.svg');
    await test.app.tasksDone();
    expect([(await shown()).logo, requested]).toEqual(['/media/logos/contoh.svg', []]);
  });
});

it.each(['../../../etc/passwd', `${'a'.repeat(64)}.webp`, 'a.webp'])('has nothing at %s', async (name) => {
  for (const { app } of Object.values(apps)) {
    const { statusCode } = await app.inject(`/media/companies/${encodeURIComponent(name)}`);
    expect([400, 403, 404]).toContain(statusCode);
  }
});

it('writes no address of a feed to the log', async () => {
  const { logs } = apps.files as TestApp;
  expect(logs.join('')).not.toContain('contoh.example');
});
