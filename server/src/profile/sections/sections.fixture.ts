/** For tests: a body that each section accepts once the master lists are seeded, and calls of a candidate. */
import { expectContract } from '../../../test/expect-contract';
import { signedIn } from '../../../test/candidates';
import type { TestApp } from '../../../test/test-app';
import type { Schemas } from '../schemas';
import { recordSections } from '.';
import type { AnySection } from './section';

export const educationBody: Schemas['EducationWrite'] = {
  educationLevel: 7,
  education: 'Other',
  otherEducation: 'Universitas Suka Maju',
  educationMajor: 'Other',
  otherMajor: 'Ilmu Perpustakaan',
  location: 'indonesia',
  dateStart: '2015-08-01',
  graduationDate: '2019-07-01',
  isPresent: false,
  gpa: 3.57,
  description: null,
};

export const workBody: Schemas['WorkExperienceWrite'] = {
  title: 'Staf Administrasi',
  companyName: 'PT Laut Teduh',
  jobLevel: 1,
  industry: 1,
  workingType: 'fulltime',
  startDate: '2020-01-01',
  endDate: '2022-03-01',
  currentlyWorking: false,
  description: 'Mengelola arsip.\r\nMelayani tamu.',
};

export const organizationBody: Schemas['OrganizationExperienceWrite'] = {
  organization_name: 'Karang Taruna Melati',
  position_name: 'Bendahara',
  start_date: '2018-02-01',
  end_date: '2019-02-01',
  is_present: false,
  additional_info: 'Mencatat kas.\tSetiap bulan.',
};

export const trainingBody: Schemas['TrainingWrite'] = {
  title: 'Pelatihan Barista',
  institutionName: 'Balai Latihan Kerja',
  type: 'training',
  startDate: '2023-01-01',
  endDate: '2023-03-01',
  isPresent: false,
  locationName: 'Sleman',
  locationType: 'online',
  status: 'selesai',
  description: 'Tiga bulan.',
};

export const achievementBody: Schemas['AchievementWrite'] = {
  name: 'Juara I Lomba Debat',
  date: '2019-11-20',
  organizationOrEvent: 'Pekan Mahasiswa',
  description: 'Tingkat provinsi.',
};

export const languageBody: Schemas['CandidateLanguageWrite'] = { language: 1, level: 'fluent', status: 'active' };

export const portfolioBody: Schemas['PortfolioWrite'] = { name: 'Blog', url: 'https://contoh.example/karya?urut=baru' };

/** A valid body of each section that is a list of records. */
const sectionBodies: Record<keyof typeof recordSections, object> = {
  educations: educationBody,
  workExperiences: workBody,
  organizationExperiences: organizationBody,
  trainings: trainingBody,
  achievements: achievementBody,
  languages: languageBody,
  portfolios: portfolioBody,
};

/** Each section that is a list of records, with a valid body. */
export const sectionsWithBodies: (AnySection & { key: keyof typeof recordSections; body: object })[] = (
  Object.keys(recordSections) as (keyof typeof recordSections)[]
).map((key) => ({ ...(recordSections[key] as AnySection), key, body: sectionBodies[key] }));

const FREE_TEXT =
  /^(title|name|companyName|institutionName|locationName|otherEducation|otherMajor|organization(_name|OrEvent)|position_name|additional_info|description|skill)$/;

/** A body with each of its free texts replaced. Ids, dates, addresses and words of an enumeration stay. */
export const withTexts = (body: object, toText: (key: string, value: unknown) => unknown): object =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, FREE_TEXT.test(key) ? toText(key, value) : (value as unknown)]),
  );

/** Makes calls below `/api/v1/candidate/` with a session's header. */
export function caller({ app }: Pick<TestApp, 'app'>, headers: Record<string, string>) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, more?: object) =>
    app.inject({ method, url: `/api/v1/candidate/${path}/`, headers: { ...headers, ...more }, payload });
  return {
    list: (path: string) => call('GET', path),
    add: (path: string, body: object) => call('POST', path, body),
    change: (path: string, id: string, body: object, more?: Record<string, string>) =>
      call('PUT', `${path}/${id}`, body, more),
    remove: (path: string, id: string, more?: Record<string, string>) =>
      call('DELETE', `${path}/${id}`, undefined, more),
  };
}

/** A new candidate who is signed in, and their calls. */
export async function newCaller(test: Pick<TestApp, 'app' | 'db'>) {
  const { id, headers } = await signedIn(test);
  return { id, headers, ...caller(test, headers) };
}

type Caller = Awaited<ReturnType<typeof newCaller>>;

/** Expects that a section refuses to add a body with 4000 and stores nothing, and gives back the response's `err`. */
export async function refusal(me: Caller, section: { path: string; resource: string }, body: object) {
  const response = await me.add(section.path, body);
  expectContract(`add${section.resource}`, response);
  expect(response.json()).toMatchObject({ statusCode: 4000 });
  expect((await me.list(section.path)).json().data).toEqual([]);
  return response.json().err as Record<string, string[]>;
}
