import { makeProfileDto } from '@test/dto/profile';
import { toProfile } from '../api/profile.mapper';
import { formatMonthlyRupiah, hasPersonalInformation } from './profile';
import { toSocialLink } from './social-link';
import { parse } from 'valibot';
import { educationDto, formatGpa, isOther } from '@/entities/profile/education/education';
import { organizationExperienceDto } from '@/entities/profile/organization-experience/organization-experience';
import { trainingDto } from '@/entities/profile/training/training';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { workExperienceDto } from '@/entities/profile/work-experience/work-experience';

describe('profile', () => {
  it('maps a profile with all of its fields', () => {
    expect(toProfile(makeProfileDto())).toEqual({
      id: 'candidate-1',
      name: 'Sari Wulandari',
      image: '/media/photos/sari.webp',
      professionalHeadline: 'Analis Data',
      about: 'Suka angka.',
      identityNumber: '3404010101950001',
      gender: 'Female',
      dob: '1995-01-01',
      email: 'sari@example.com',
      phoneNumber: '+6281234567890',
      birthPlace: 34,
      location: { id: 34, name: 'DI Yogyakarta' },
      city: { id: 3404, name: 'Kabupaten Sleman' },
      detailLocation: 'Jalan Uji 1',
      linkedin: null,
      instagram: null,
      currentSalary: 5_000_000,
      expectedSalary: 7_000_000,
    });
  });

  it('makes null of what is missing, blank or unknown', () => {
    const profile = toProfile({
      id: 1,
      name: ' ',
      gender: 'Other',
      dob: 'kemarin',
      location: { name: '' },
      city: null,
    });
    const { id, name, ...rest } = profile;
    expect({ id, name }).toEqual({ id: 1, name: '' });
    expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
  });

  it.each([
    ['a bare id', 34, { id: 34, name: null }],
    ['a name alone', { name: 'DI Yogyakarta' }, { id: null, name: 'DI Yogyakarta' }],
    ['an id without a name', { id: '34' }, { id: '34', name: null }],
    ['an empty text', '', null],
  ])('reads a province sent as %s', (_what, location, expected) => {
    expect(toProfile({ id: 1, location }).location).toEqual(expected);
  });

  it('has personal information where none of its five fields is missing', () => {
    const has = (changes: Parameters<typeof makeProfileDto>[0]) =>
      hasPersonalInformation(toProfile(makeProfileDto(changes)));
    expect(has({})).toBe(true);
    const fields = ['gender', 'city', 'dob', 'detailLocation', 'location'];
    expect(fields.filter((field) => has({ [field]: null }))).toEqual([]);
  });

  it('reads a birth place sent with its name', () => {
    expect(toProfile({ id: 1, birthPlace: { id: 34, name: 'DI Yogyakarta' } }).birthPlace).toBe(34);
  });
});

describe('format rupiah', () => {
  it.each([
    [5_000_000, 'Rp 5.000.000 per bulan'],
    [0, 'Rp 0 per bulan'],
  ])('writes %d', (amount, text) => {
    expect(formatMonthlyRupiah(amount)).toBe(text);
  });
});

describe('social link', () => {
  it.each([
    ['linkedin', 'https://www.linkedin.com/in/sari-w', 'https://www.linkedin.com/in/sari-w'],
    ['linkedin', ' linkedin.com/in/sari ', 'https://linkedin.com/in/sari'],
    ['linkedin', 'http://id.linkedin.com/in/sari/', 'http://id.linkedin.com/in/sari/'],
    ['linkedin', 'HTTPS://LinkedIn.com/in/Sari', 'https://linkedin.com/in/Sari'],
    ['instagram', 'instagram.com/sari.w_1', 'https://instagram.com/sari.w_1'],
    ['instagram', 'https://www.instagram.com/sari/', 'https://www.instagram.com/sari/'],
    ['instagram', 'https://instagram.com/sari/reels', 'https://instagram.com/sari/reels'],
  ] as const)('accepts the %s profile %j', (network, typed, saved) => {
    expect(toSocialLink(network, typed)).toBe(saved);
  });

  it.each([
    ['linkedin', 'https://linkedin.com/company/titian'],
    ['linkedin', 'https://linkedin.com/in/'],
    ['linkedin', 'https://evil.example/in/sari'],
    ['linkedin', 'https://linkedin.com.evil.example/in/sari'],
    ['linkedin', 'https://linkedin.com@evil.example/in/sari'],
    ['linkedin', 'ftp://linkedin.com/in/sari'],
    ['instagram', 'https://instagram.com/'],
    ['instagram', '@sari'],
    ['instagram', 'javascript:alert(1)//instagram.com/sari'],
  ] as const)('refuses as a %s profile %j', (network, typed) => {
    expect(toSocialLink(network, typed)).toBeNull();
  });
});

describe('education', () => {
  it.each([
    ['an id', 21, { id: 21, name: null }],
    ['an id as text', '21', { id: '21', name: null }],
    ['id and name', { id: 21, name: 'Universitas Uji' }, { id: 21, name: 'Universitas Uji' }],
    ['a blank name', { id: 21, name: ' ' }, { id: 21, name: null }],
    ['“Other”', { id: 'Other', name: 'Other' }, { id: 'Other', name: 'Other' }],
    ['“Other” by another id', { id: 99, name: 'Other' }, { id: 'Other', name: 'Other' }],
    ['nothing', null, null],
  ])('reads an institution sent as %s', (_what, education, expected) => {
    expect(parse(educationDto, { id: 8, education }).education).toEqual(expected);
  });

  it.each([
    [{ id: 'Other', name: null }, true],
    [{ id: 'other', name: null }, true],
    [{ id: 99, name: 'Other' }, true],
    [{ id: 99, name: 'Universitas Other' }, false],
    [null, false],
  ])('takes %o for another one: %s', (reference, expected) => {
    expect(isOther(reference)).toBe(expected);
  });

  it('reads the location in any letter case, and treats a record without an end as ongoing', () => {
    expect(parse(educationDto, { id: 8, location: 'Overseas' })).toMatchObject({
      location: 'overseas',
      isPresent: true,
    });
    expect(parse(educationDto, { id: 8, location: '34', graduationDate: '2017-07-01' })).toMatchObject({
      location: null,
      isPresent: false,
    });
  });
});

describe('GPA', () => {
  it.each([
    [3.9, { id: 5, name: 'S1' }, '3.90'],
    [3.75, { id: '7', name: null }, '3.75'],
    [4, { id: 3, name: 'D3' }, '4.00'],
    [0, { id: 5, name: 'S1' }, '0.00'],
    [88, { id: 1, name: 'SMA' }, '88'],
    [100, { id: '2', name: null }, '100'],
    [3, { id: 2, name: 'SMK' }, '3'],
  ])('writes the GPA %d of level %j as %s', (gpa, level, expected) => {
    expect(formatGpa(gpa, level)).toBe(expected);
  });

  it.each([
    [88, '88'],
    [3.9, '3.90'],
  ])('takes the scale of %d from the number where the level is not known', (gpa, expected) => {
    expect(formatGpa(gpa, null)).toBe(expected);
  });

  it('changes no mark that the provider sends beside its scale', () => {
    expect(formatGpa(88.5, { id: 1, name: 'SMA' })).toBe('88.5');
    expect(formatGpa(88, { id: 5, name: 'S1' })).toBe('88');
    expect(formatGpa(3.755, { id: 5, name: 'S1' })).toBe('3.755');
  });
});

describe('training', () => {
  it('takes the defaults for what is missing or unknown', () => {
    expect(
      parse(trainingDto, { id: 6, title: 'K3', startDate: '2023-01-01', type: 'kursus', locationType: 'hybrid' }),
    ).toEqual({
      id: 6,
      title: 'K3',
      institutionName: '',
      type: null,
      startDate: '2023-01-01',
      endDate: null,
      isPresent: true,
      locationName: '',
      locationType: null,
      status: null,
      description: '',
    });
  });

  it('believes the flag of a record that has an end', () => {
    const record = { id: 6, title: 'K3', startDate: '2023-01-01', endDate: '2023-03-01' };
    expect(parse(trainingDto, { ...record, isPresent: true })).toMatchObject({ isPresent: true, endDate: null });
    expect(parse(trainingDto, record).isPresent).toBe(false);
  });
});

describe('an end that cannot be read', () => {
  it('is an end: the record is not ongoing, and its form asks for the date', () => {
    const period = { title: 'K3', startDate: '2023-01-01', endDate: 'Juni 2023' };
    const { currentlyWorking: _flag, ...work } = makeWorkExperienceDto(period);
    expect(parse(workExperienceDto, work).endDate).toBe('');
    expect(parse(trainingDto, { id: 6, ...period })).toMatchObject({ isPresent: false, endDate: null });
    expect(parse(educationDto, { id: 8, graduationDate: '2017' })).toMatchObject({
      isPresent: false,
      graduationDate: null,
    });
    const organization = {
      id: 9,
      organization_name: 'OSIS',
      position_name: 'Bendahara',
      start_date: '2016-02-01',
      end_date: '2017',
    };
    expect(parse(organizationExperienceDto, organization)).toMatchObject({ is_present: false, end_date: null });
  });
});

describe('work experience', () => {
  it('ignores the end of an ongoing job', () => {
    const dto = makeWorkExperienceDto({ currentlyWorking: true, endDate: '2025-01-01' });
    expect(parse(workExperienceDto, dto).endDate).toBeNull();
  });

  it('keeps the end of a job that has one', () => {
    const dto = makeWorkExperienceDto({ currentlyWorking: false, endDate: '2025-01-01' });
    expect(parse(workExperienceDto, dto).endDate).toBe('2025-01-01');
  });

  it('treats a job that is over as over, even when its end is not known', () => {
    const dto = makeWorkExperienceDto({ currentlyWorking: false, endDate: null });
    expect(parse(workExperienceDto, dto).endDate).toBe('');
  });

  it('treats a job without a flag and an end as ongoing', () => {
    const { currentlyWorking: _flag, ...dto } = makeWorkExperienceDto({ endDate: null });
    expect(parse(workExperienceDto, dto).endDate).toBeNull();
  });
});
