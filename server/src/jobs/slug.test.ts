import fc from 'fast-check';
import { makeJobInput } from './job-input.fixture';
import { jobSlug } from './slug';

const slugOf = (values: Parameters<typeof makeJobInput>[0]): string => jobSlug(makeJobInput(values));
const company = (name: string) => ({ name, logo: null, banner: null });

describe('jobSlug', () => {
  it('is made of the title, the company and a short hash', () => {
    expect(slugOf({ title: 'Staf Gudang', company: company('PT Maju Jaya') })).toMatch(
      /^staf-gudang-pt-maju-jaya-[0-9a-f]{10}$/,
    );
  });

  it('writes letters with marks as plain ones and leaves out all other characters', () => {
    expect(slugOf({ title: '  Café Manager (m/f) & "Chef" – Bali!', company: company('Ubud’s') })).toMatch(
      /^cafe-manager-m-f-chef-bali-ubud-s-[0-9a-f]{10}$/,
    );
  });

  it('has a word to begin with when title and company have no Latin letter', () => {
    expect(slugOf({ title: '销售', company: company('公司') })).toMatch(/^lowongan-[0-9a-f]{10}$/);
  });

  it('tells jobs of the same title and company apart by their ids at the source', () => {
    expect(slugOf({ sourceId: '1' })).not.toBe(slugOf({ sourceId: '2' }));
    expect(slugOf({ source: 'a', sourceId: 'bc' })).not.toBe(slugOf({ source: 'ab', sourceId: 'c' }));
  });

  it('is always a short word of an address, and the same for the same job', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, name) => {
        const slug = slugOf({ title, company: company(name) });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(120);
        expect(slugOf({ title, company: company(name) })).toBe(slug);
      }),
    );
  });

  it('cuts long titles', () => {
    const slug = slugOf({ title: 'kata '.repeat(100) });
    expect(slug.length).toBeLessThanOrEqual(120);
    expect(slug).toMatch(/^kata-kata-.*-[0-9a-f]{10}$/);
  });
});
