import { anything, assert, dictionary, property, string } from 'fast-check';
import { changedFields, toStorable, toRestored } from './restore-values';

const initial = { title: '', isPresent: false, skills: [] as string[], places: [{ id: 1, name: 'Bali' }], photo: null };

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

describe('the stored values of a form', () => {
  it('are the changed ones', () => {
    expect(toStorable(initial, { ...initial, title: 'Staf' }, [])).toEqual({ title: 'Staf' });
    expect(toStorable(initial, { ...initial, skills: [] }, [])).toEqual({});
  });

  it('have no file, alone or in a list', () => {
    const file = new Blob(['x']);
    expect(toStorable(initial, { ...initial, photo: file, skills: [file] }, [])).toEqual({});
    expect(changedFields(initial, { ...initial, photo: file })).toEqual(['photo']);
  });

  it('have nothing that the form leaves out', () => {
    expect(toStorable({ nik: '', name: '' }, { nik: '3404', name: 'Sari' }, ['nik'])).toEqual({ name: 'Sari' });
  });
});

describe('the restored values of a form', () => {
  it('take the place of the record’s', () => {
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
    ['the values of the record', { title: '', skills: [] }],
  ])('are not %s', (_case, stored) => expect(toRestored(initial, stored, [])).toBeNull());

  it('have no field that the form leaves out, even when one is stored', () => {
    expect(toRestored({ nik: '', name: '' }, { nik: '3404', name: 'Sari' }, ['nik'])).toEqual({ name: 'Sari' });
  });

  it('have the names and kinds of the form, whatever is stored', () => {
    assert(
      property(dictionary(string(), anything()), anything(), (noise, value) => {
        const stored = { ...noise, ...Object.fromEntries(Object.keys(initial).map((name) => [name, value])) };
        for (const [name, restored] of Object.entries(toRestored(initial, stored, []) ?? {})) {
          expect(kindOf(restored)).toBe(kindOf(initial[name as keyof typeof initial]));
        }
      }),
    );
  });

  it('are the stored ones', () => {
    assert(
      property(string(), string(), (title, skill) => {
        const storable = toStorable(initial, { ...initial, title, skills: [skill] }, []);
        expect(toRestored(initial, JSON.parse(JSON.stringify(storable)), [])).toEqual(storable);
      }),
    );
  });
});
