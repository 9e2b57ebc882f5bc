import { toComparedProfile } from './application-preview';
import type { ApplicationPreview } from './application-preview';

const PREVIEW: ApplicationPreview = {
  name: 'Sari',
  email: 'sari@example.com',
  phoneNumber: '+6281234567890',
  image: '/media/a.webp',
  headline: 'Kasir',
  education: [],
  workExperience: [],
  languages: [],
  cv: null,
};

it('compares nothing of a person but education, work and languages', () => {
  const other = { ...PREVIEW, name: 'Budi', email: null, phoneNumber: null, image: null, headline: null };
  expect(toComparedProfile(other)).toEqual(toComparedProfile(PREVIEW));
  expect(
    Object.keys(toComparedProfile({ ...PREVIEW, gender: 'Male', dob: '1960-01-01' } as ApplicationPreview)),
  ).toEqual(['educationLevels', 'periods', 'languages']);
});
