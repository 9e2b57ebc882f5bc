import { cvFields } from './cv-fields';
import { cvSource } from './cv-source.fixture';
import type { CvSource } from './read-cv-source';
import { toCv } from './to-cv';

const full: CvSource = { ...cvSource, profile: { ...cvSource.profile, image: '/media/photos/contoh.webp' } };

type Part = readonly [name: string, without: CvSource];

const withoutField = (field: keyof CvSource['profile']): Part => [
  field,
  { ...full, profile: { ...full.profile, [field]: null } } as CvSource,
];

const SECTIONS = {
  education: 'educations',
  workExperience: 'workExperiences',
  language: 'languages',
  organizationExperience: 'organizationExperiences',
  training: 'trainings',
  achievement: 'achievements',
  skill: 'skills',
  interest: 'interests',
  portfolio: 'portfolios',
} as const satisfies Record<string, keyof CvSource>;

const parts: Part[] = [
  ...(Object.keys(full.profile) as (keyof CvSource['profile'])[]).map(withoutField),
  ...Object.entries(SECTIONS).map(([name, key]): Part => [name, { ...full, [key]: [] }]),
];

it('has a part here for whatever a CV is made of', () => {
  expect(new Set(Object.values(SECTIONS))).toEqual(new Set(Object.keys(full).filter((key) => key !== 'profile')));
});

// The photo is no part of `toCv`: the route reads it beside.
it.each(parts.filter(([name]) => name !== 'image'))('names %s exactly where the CV shows it', (name, without) => {
  const isShown = JSON.stringify(toCv(without)) !== JSON.stringify(toCv(full));
  expect(cvFields(full).includes(name)).toBe(isShown);
  expect(cvFields(without)).toEqual(cvFields(full).filter((field) => field !== name));
});

it('names the photo, which a CV shows', () => {
  expect(cvFields(full)).toContain('image');
  expect(cvFields(cvSource)).not.toContain('image');
});

it('names no text of spaces alone', () => {
  expect(cvFields({ ...full, profile: { ...full.profile, about: ' ' } })).not.toContain('about');
});
