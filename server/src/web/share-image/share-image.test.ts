import sharp from 'sharp';
import { shareImage, type ShareImageText } from './share-image';
import { textPaths } from './text-paths';

const JOB: ShareImageText = { title: 'Staf Gudang', company: 'PT Contoh Abadi', place: 'Kota Bandung, Jawa Barat' };

const block = { weight: 'bold', size: 40, lineHeight: 50, width: 400, maxLines: 2, x: 0, y: 0, fill: '#fff' } as const;
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
});
