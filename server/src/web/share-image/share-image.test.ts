import sharp from 'sharp';
import * as typefaces from '../../cv/pdf/typefaces';
import { shareImage } from './share-image';
import type { ShareImageText } from './share-image';
import { textPaths } from './text-paths';
import { eq } from 'drizzle-orm';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { jobs } from '../../db/schema';
import { BusyFailure } from '../../http/fair-queue';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';
import { WorkerPool } from '../../workers/worker-pool';

describe('share image', () => {
  const JOB: ShareImageText = { title: 'Staf Gudang', company: 'PT Contoh Abadi', place: 'Kota Bandung, Jawa Barat' };

  const block = {
    weight: 'bold',
    size: 40,
    lineHeight: 50,
    width: 400,
    maxLines: 2,
    x: 0,
    y: 0,
    fill: '#fff',
  } as const;
  const outlines = (text: string) => textPaths(text, block).svg.match(/<path /g)?.length ?? 0;

  describe('shareImage', () => {
    it('is a picture of the size that its page states', async () => {
      const { format, width, height } = await sharp(await shareImage(JOB)).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    });

    it.each<Partial<ShareImageText>>([{ title: 'Kasir' }, { company: 'PT Lain' }, { place: null }])(
      'shows %j',
      async (change) => {
        expect((await shareImage({ ...JOB, ...change })).equals(await shareImage(JOB))).toBe(false);
      },
    );

    it.each([
      '',
      '<image href="file:///etc/passwd"/>',
      '经理 👩‍💻',
      'مدير',
      'x'.repeat(200),
      'panjang '.repeat(25),
      '\u0000',
    ])('can be made of the title %j', async (title) => {
      expect((await shareImage({ ...JOB, title, company: title, place: title })).length).toBeGreaterThan(1_000);
    });
  });

  /** Texts of few characters that become many letters, and of very many that show little. */
  const HOSTILE: Record<string, string> = {
    'ligatures of twenty letters each': '\uFDFA'.repeat(10_000),
    'such ligatures as words': '\uFDFA '.repeat(1_000),
    'Arabic without a space': 'محمدعبدالله'.repeat(900),
    'piled marks': `a${'\u0301\u0302\u0303\u0300'.repeat(20)}`.repeat(500),
    'one letter with marks': `a${'\u0301\u0332'.repeat(5_000)}`,
    'one long word': 'x'.repeat(10_000),
    'many words': 'panjang '.repeat(1_250),
    'joined emoji': '👩‍👩‍👧‍👦'.repeat(1_000),
    'both directions': 'abc שלום مدير '.repeat(700),
    'letters of mathematics': '𝔐𝔞𝔫𝔞𝔤𝔢𝔯'.repeat(1_400),
    'squared words': '\u3300\u337F'.repeat(5_000),
    'many lines': 'a\n'.repeat(5_000),
    'blanks before a letter': `${' '.repeat(9_999)}a`,
  };

  /** 530 code points have room in the three texts at most; finding their ends lays out about eleven times as many. */
  const MAX_LAID_OUT = 6_000;

  describe('a hostile text', () => {
    /** Code points that fonts were given to lay out: the work, whatever the machine. */
    async function laidOut(text: string): Promise<number> {
      const widths = jest.spyOn(typefaces, 'widthInEm');
      await shareImage({ title: text, company: text, place: text });
      return widths.mock.calls.reduce((sum, [, part]) => sum + Array.from(part).length, 0);
    }
    afterEach(() => jest.restoreAllMocks());

    it.each(Object.entries(HOSTILE))('of %s is cut before it is laid out', async (_name, text) => {
      expect(await laidOut(text)).toBeLessThan(MAX_LAID_OUT);
    });
  });

  describe('textPaths', () => {
    it('draws letters as outlines, one for each, and leaves no text for a font', () => {
      expect(outlines('abc')).toBe(3);
      expect(textPaths('<text>', block).svg).not.toContain('<text');
    });

    it('says where the next line stands', () => {
      expect(textPaths('abc', block).nextY).toBe(50);
      expect(textPaths('kata '.repeat(8), block).nextY).toBe(100);
    });

    it('ends a text that is too long in an ellipsis', () => {
      const long = 'kata '.repeat(50);
      expect(textPaths(long, block).nextY).toBe(100);
      expect(outlines(long)).toBeLessThan(50);
    });

    it('cuts no joined emoji', async () => {
      await typefaces.loadTypefaces('👩‍👩‍👧‍👦');
      const shapes = (text: string, width: number) =>
        Array.from(textPaths(text, { ...block, width }).svg.matchAll(/ d="([^"]*)"/g), ([, shape]) => shape);
      const whole = new Set([...shapes('👩‍👩‍👧‍👦', 400), ...shapes('…', 400)]);
      const cut = [350, 370, 390, 410].flatMap((width) => shapes('👩‍👩‍👧‍👦'.repeat(50), width));
      expect(cut.filter((shape) => !whole.has(shape))).toEqual([]);
    });

    it('fills its lines with the narrowest letters', () => {
      const narrow = 'il'.repeat(5_000);
      expect(textPaths(narrow, block).nextY).toBe(100);
      expect(outlines(narrow)).toBeGreaterThan(40);
    });

    it('shows a text after many characters that show nothing', () => {
      expect(outlines(`${' '.repeat(5_000)}abc`)).toBe(3);
    });
  });
});

describe('routes', () => {
  const workers = new WorkerPool();
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({}, { workers });
    await upsertJobs(test.db, [makeJobInput({ sourceId: '1' })]);
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());

  async function picture(remoteAddress?: string) {
    const [job] = await test.db.select({ slug: jobs.slug }).from(jobs);
    return test.app.inject({ url: `/share/jobs/${job?.slug}.png`, ...(remoteAddress && { remoteAddress }) });
  }

  it('refuses a picture where too many wait, by turns of addresses, with a time to come back', async () => {
    const run = jest.spyOn(workers, 'run').mockRejectedValue(new BusyFailure());
    const response = await picture('2001:db8:1:2:3::9');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(run.mock.calls).toEqual([
      ['shareImage', '2001:db8:1:2::/64', expect.objectContaining({ title: 'Staf Administrasi' })],
    ]);
  });

  it('draws a picture in a thread, once until a text of it changes', async () => {
    const run = jest.spyOn(workers, 'run');
    const first = await picture();
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    await test.db.update(jobs).set({ minSalary: 1 }).where(eq(jobs.sourceId, '1'));
    expect((await picture()).rawPayload).toEqual(first.rawPayload);
    expect(run).toHaveBeenCalledTimes(1);
    await test.db.update(jobs).set({ title: 'Kasir' }).where(eq(jobs.sourceId, '1'));
    expect((await picture()).rawPayload).not.toEqual(first.rawPayload);
  });
});
