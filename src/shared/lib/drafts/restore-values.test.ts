import { anything, assert, dictionary, property, string } from 'fast-check';
import { changedFields, toStorable, toRestored } from './restore-values';

const initial = { title: '', isPresent: false, skills: [] as string[], places: [{ id: 1, name: 'Bali' }], photo: null };

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

describe('what of a form is stored', () => {
  it('is what was changed', () => {
    expect(toStorable(initial, { ...initial, title: 'Staf' }, [])).toEqual({ title: 'Staf' });
    expect(toStorable(initial, { ...initial, skills: [] }, [])).toEqual({});
  });

  it('is never a file, alone or in a list', () => {
    const file = new Blob(['x']);
    expect(toStorable(initial, { ...initial, photo: file, skills: [file] }, [])).toEqual({});
    expect(changedFields(initial, { ...initial, photo: file })).toEqual(['photo']);
  });

  it('is nothing that the form leaves out', () => {
    expect(toStorable({ nik: '', name: '' }, { nik: '3404', name: 'Sari' }, ['nik'])).toEqual({ name: 'Sari' });
  });
});

describe('what of a stored draft a form shows', () => {
  it('is laid over what the record holds', () => {
    const stored = { title: 'Staf', isPresent: true, skills: ['SQL'], places: [{ id: 2, name: 'Aceh' }] };
    expect(toRestored(initial, stored, [])).toEqual(stored);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a field that the form does not have', { other: 'x', __proto__: null }],
    ['a number for a text', { title: 7 }],
    ['an object for a text', { title: { toString: 'x' } }],
    ['null for a text', { title: null }],
    ['a text for a yes or no', { isPresent: 'true' }],
    ['a text for a list', { skills: 'SQL' }],
    ['a list of something else', { skills: ['SQL', 7] }],
    ['a pick with more than it has', { places: [{ id: 1, name: 'x', html: '<b>' }] }],
    ['a pick with less', { places: [{ id: 1 }] }],
    ['anything for a file', { photo: 'data:image/png,' }],
    ['what the record holds already', { title: '', skills: [] }],
  ])('is not %s', (_what, stored) => expect(toRestored(initial, stored, [])).toBeNull());

  it('is nothing that the form leaves out, whoever put it there', () => {
    expect(toRestored({ nik: '', name: '' }, { nik: '3404', name: 'Sari' }, ['nik'])).toEqual({ name: 'Sari' });
  });

  it('has the names and kinds of the form, whatever is stored', () => {
    assert(
      property(dictionary(string(), anything()), anything(), (noise, value) => {
        const stored = { ...noise, ...Object.fromEntries(Object.keys(initial).map((name) => [name, value])) };
        for (const [name, restored] of Object.entries(toRestored(initial, stored, []) ?? {})) {
          expect(kindOf(restored)).toBe(kindOf(initial[name as keyof typeof initial]));
        }
      }),
    );
  });

  it('is what was stored', () => {
    assert(
      property(string(), string(), (title, skill) => {
        const storable = toStorable(initial, { ...initial, title, skills: [skill] }, []);
        expect(toRestored(initial, JSON.parse(JSON.stringify(storable)), [])).toEqual(storable);
      }),
    );
  });
});
