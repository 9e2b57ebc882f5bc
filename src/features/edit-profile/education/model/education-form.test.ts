import type { EducationWrite } from '@/entities/profile/education';
import { firstValues, toRequest } from '@/shared/lib/forms';
import { educationSchema, gpaError, hasWrongGpa, parseGpa, toGpa } from './education-form';
import type { EducationForm } from './education-form';

describe('form', () => {
  const VALUES: EducationForm = {
    educationLevel: '5',
    education: '21',
    otherEducation: '',
    educationMajor: '31',
    otherMajor: '',
    location: 'indonesia',
    dateStart: '2013-08-01',
    graduationDate: '2017-07-01',
    isPresent: false,
    gpa: '3.5',
    description: '',
  };

  const check = (change: Partial<EducationForm>) => educationSchema.validate({ ...VALUES, ...change });

  it.each<[Partial<EducationForm>, string]>([
    [{ educationLevel: '' }, 'Tingkat pendidikan tidak boleh kosong'],
    [{ education: '' }, 'Universitas tidak boleh kosong'],
    [{ education: 'Other', otherEducation: ' ' }, 'Universitas lainnya tidak boleh kosong'],
    [{ educationMajor: '' }, 'Jurusan tidak boleh kosong'],
    [{ educationMajor: 'Other' }, 'Other major is required'],
    [{ location: '' }, 'Lokasi tidak boleh kosong'],
    [{ location: 'bulan' }, 'Lokasi tidak boleh kosong'],
    [{ gpa: '' }, 'IPK tidak boleh kosong'],
    [{ gpa: '4.5' }, 'IPK harus antara 0.00 - 4.00'],
    [{ gpa: '3.5', educationLevel: '1' }, 'Nilai harus berupa bilangan bulat, mis. 85 atau 86'],
    [{ dateStart: '' }, 'Tanggal mulai tidak boleh kosong'],
    [{ graduationDate: '' }, 'Tanggal selesai tidak boleh kosong'],
    [{ dateStart: '03/' }, 'Tanggal mulai tidak boleh kosong'],
    [{ graduationDate: '/2025' }, 'Tanggal selesai tidak boleh kosong'],
  ])('refuses %o', async (change, message) => {
    await expect(check(change)).rejects.toThrow(message);
  });

  it('takes an end before the start, and texts of any length', async () => {
    const text = 'a'.repeat(5000);
    const change = { graduationDate: '2012-01-01', education: 'Other', otherEducation: text, description: text };
    await expect(check(change)).resolves.toBeDefined();
  });

  it('may not be submitted with a GPA out of range', () => {
    expect(hasWrongGpa(VALUES)).toBe(false);
    expect(hasWrongGpa({ ...VALUES, gpa: '' })).toBe(false);
    expect(hasWrongGpa({ ...VALUES, gpa: '5' })).toBe(true);
    expect(hasWrongGpa({ ...VALUES, gpa: '4.5' })).toBe(true);
  });

  it('is not blocked by a GPA that is half typed, which is refused when it is sent', async () => {
    expect(hasWrongGpa({ ...VALUES, gpa: '3.' })).toBe(false);
    expect(hasWrongGpa({ ...VALUES, gpa: '3,' })).toBe(false);
    expect(hasWrongGpa({ ...VALUES, gpa: '5.' })).toBe(true);
    await expect(check({ gpa: '3.' })).rejects.toThrow('IPK harus antara 0.00 - 4.00');
  });

  it('ignores the end while it is ongoing', async () => {
    await expect(check({ isPresent: true, graduationDate: '' })).resolves.toBeDefined();
  });

  const REQUEST = {
    ...VALUES,
    educationLevel: 5,
    education: '21',
    educationMajor: '31',
    otherEducation: null,
    otherMajor: null,
    gpa: 3.5,
    description: null,
  };

  it.each<[Partial<EducationForm>, Partial<EducationWrite>]>([
    [{}, {}],
    [{ isPresent: true }, { isPresent: true, graduationDate: null }],
    // Own words are sent only where they are required.
    [{ otherEducation: 'Lama', otherMajor: 'Lama' }, {}],
    [
      { education: 'Other', otherEducation: ' Kampus Uji ', educationMajor: 'Other', otherMajor: ' Ilmu Uji ' },
      { education: 'Other', otherEducation: 'Kampus Uji', educationMajor: 'Other', otherMajor: 'Ilmu Uji' },
    ],
    [
      { gpa: ' 3,25 ', description: ' Lulus. ' },
      { gpa: 3.25, description: 'Lulus.' },
    ],
  ])('of %o sends %o', (change, expected) => {
    const sent = toRequest<Omit<EducationWrite, 'id'>>(
      educationSchema,
      { ...VALUES, ...change },
      { educationLevel: Number, education: String, educationMajor: String, gpa: toGpa },
    );
    expect(sent).toEqual({ ...REQUEST, ...expected });
  });

  it('starts from all of a stored record, and from what little of it there is', () => {
    const record = {
      ...VALUES,
      id: 8,
      educationLevel: { id: 5, name: 'S1' },
      education: { id: 21, name: 'Universitas Uji' },
      educationMajor: { id: 31, name: null },
      gpa: 3.5,
    };
    expect(firstValues(educationSchema, record)).toEqual(VALUES);
    const little = {
      ...record,
      educationLevel: null,
      education: null,
      location: null,
      graduationDate: null,
      gpa: null,
    };
    const missing = { educationLevel: '', education: '', location: '', graduationDate: '', gpa: '' };
    expect(firstValues(educationSchema, little)).toEqual({ ...VALUES, ...missing });
  });

  it('may end in the month in which it began', async () => {
    await expect(check({ graduationDate: VALUES.dateStart })).resolves.toBeDefined();
  });
});

describe('GPA', () => {
  const SCHOOL = 'Nilai harus antara 1 - 100';
  const WHOLE = 'Nilai harus berupa bilangan bulat, mis. 85 atau 86';
  const UNIVERSITY = 'IPK harus antara 0.00 - 4.00';

  it.each([
    ['1', '1', null],
    ['100', '2', null],
    ['0', '1', SCHOOL],
    ['101', '2', SCHOOL],
    ['88.5', '1', WHOLE],
    ['85,5', '2', WHOLE],
    ['0,5', '1', SCHOOL],
    ['100,5', '1', SCHOOL],
    ['85,0', '1', null],
    ['delapan', '1', SCHOOL],
    ['0', '5', null],
    ['0.00', '5', null],
    ['4.00', '5', null],
    ['3,75', '5', null],
    [' 3.75 ', '5', null],
    ['4.01', '5', UNIVERSITY],
    ['3.755', '5', UNIVERSITY],
    ['-1', '5', UNIVERSITY],
    ['tiga', '5', UNIVERSITY],
  ])('checks a GPA of %s at level %s', (typed, level, expected) => {
    expect(gpaError(typed, level)).toBe(expected);
  });

  it('reads a comma as a point', () => {
    expect(parseGpa(' 3,75 ')).toBe(3.75);
  });

  it.each(['', 'tiga', '3.5x', 'x3.5', '3.5.5', '-1', '3.'])('reads no number in %j', (typed) => {
    expect(parseGpa(typed)).toBeNull();
  });
});
