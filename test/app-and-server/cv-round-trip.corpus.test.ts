/**
 * A CV that the provider writes is read back whole: every field that it shows, as it was (specification 4, section 10).
 */
import * as fc from 'fast-check';
import type { CvEntry } from '@titian/cv-reader';
import { fromResume } from '../../packages/cv-reader/src/files/from-resume';
import { cvSource, emptyCvSource } from '../../server/src/cv/cv-source.fixture';
import { renderCv } from '../../server/src/cv/pdf/render-cv';
import type { CvSource } from '../../server/src/cv/read-cv-source';
import { toRenderTask } from '../../server/src/cv/render-task';
import { toResume } from '../../server/src/cv/to-resume';
import { readCvs } from '../../packages/cv-reader/src/files/read-cvs.fixture';

const PROFILES = 200;

/** A tenth goes through a PDF, which takes longer. */
const THROUGH_PDF = 20;

const longText = fc.lorem({ mode: 'sentences', maxCount: 20 }).map((value) => value.replaceAll('. ', '.\r\n- '));
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2026-11-26'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom('https://contoh.example/karya-ü?q=1#a', 'siti.contoh'),
);
const id = fc.uuid();

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);

const many = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 5 });

const period = fc.oneof(
  fc.record({ start: day, end: day, isPresent: fc.constant(false) }),
  fc.record({ start: day, end: fc.constant(null), isPresent: fc.constant(true) }),
);

/** Profiles with names of any letters, or of ASCII, whose fonts load faster. */
function profilesOf(unit: 'grapheme' | 'grapheme-ascii'): fc.Arbitrary<CvSource> {
  const text = fc.string({ unit, minLength: 1, maxLength: 250 }).filter((value) => value.trim() !== '');
  const item = fc.record({ id: fc.integer({ min: 1 }), name: text });
  return fc
    .record({
      profile: fc.record({
        ...Object.fromEntries(Object.entries(cvSource.profile).map(([name, value]) => [name, fc.constant(value)])),
        name: text,
        professionalHeadline: orNull(text),
        about: orNull(longText),
        phoneNumber: orNull(fc.constantFrom('+628123456789', '+6281211110000')),
        location: orNull(item),
        city: orNull(item),
        linkedin: orNull(address),
        instagram: orNull(address),
      }) as fc.Arbitrary<CvSource['profile']>,
      workExperiences: many(
        fc
          .tuple(period, text, text, item, item, longText, id)
          .map(([{ start, end, isPresent }, title, companyName, jobLevel, industry, description, key]) => ({
            id: key,
            title,
            companyName,
            jobLevel,
            industry,
            description,
            workingType: isPresent ? ('fulltime' as const) : ('internship' as const),
            startDate: start,
            endDate: end,
            currentlyWorking: isPresent,
          })),
      ),
      educations: many(
        fc
          .tuple(period, item, item, item, orNull(text), fc.integer({ min: 0, max: 400 }), orNull(longText), id)
          .map(
            ([{ start, end, isPresent }, educationLevel, education, educationMajor, other, gpa, description, key]) => ({
              id: key,
              educationLevel,
              education,
              educationMajor,
              otherEducation: other,
              otherMajor: other,
              description,
              location: isPresent ? 'indonesia' : 'overseas',
              dateStart: start,
              graduationDate: end,
              isPresent,
              gpa: gpa / 100,
            }),
          ),
      ),
      organizationExperiences: many(
        fc
          .tuple(period, text, text, orNull(longText), id)
          .map(([{ start, end, isPresent }, organization_name, position_name, additional_info, key]) => ({
            id: key,
            organization_name,
            position_name,
            additional_info,
            start_date: start,
            end_date: end,
            is_present: isPresent,
          })),
      ),
      trainings: many(
        fc
          .tuple(period, text, text, orNull(text), orNull(text), id)
          .map(([{ start, end, isPresent }, title, institutionName, locationName, description, key]) => ({
            id: key,
            title,
            institutionName,
            locationName,
            description,
            status: null,
            type: isPresent ? ('training' as const) : ('certification' as const),
            locationType: locationName === null ? ('online' as const) : ('offline' as const),
            startDate: start,
            endDate: end,
            isPresent,
          })),
      ),
      achievements: many(fc.record({ id, name: text, date: day, organizationOrEvent: text, description: longText })),
      skills: many(fc.record({ id, name: text })),
      languages: many(
        fc.record({
          id,
          language: item,
          level: fc.constantFrom('fluent', 'intermediate', 'beginner'),
          status: fc.constant('active'),
        }),
      ) as fc.Arbitrary<CvSource['languages']>,
      interests: many(fc.record({ id, name: text })),
      portfolios: many(fc.record({ id, name: text, url: address })),
    })
    .map((sections) => ({ ...emptyCvSource, ...sections }));
}

/** Values of a record as the reader gives them: texts, without what is empty. */
const valuesOf = (record: object): CvEntry['values'] =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const isStated = value !== null && value !== undefined && value !== false && value !== '';
      return isStated ? [[name, String(value)]] : [];
    }),
  );

/** The fields that a CV shows of a profile, by the names of the contract. */
function expectedOf(candidate: CvSource): Pick<CvEntry, 'section' | 'values'>[] {
  const { name, phoneNumber, email, location, city, linkedin, instagram, professionalHeadline, about } =
    candidate.profile;
  const headline = valuesOf({ professionalHeadline, about });
  const personal = { name, phoneNumber, email, location: location?.name, city: city?.name, linkedin, instagram };
  const entries = (section: CvEntry['section'], records: readonly object[]) =>
    records.map((record) => ({ section, values: valuesOf(record) }));
  return [
    ...entries('personal', [personal]),
    ...(Object.keys(headline).length > 0 ? [{ section: 'headline' as const, values: headline }] : []),
    ...entries(
      'education',
      candidate.educations.map(({ id: _id, otherEducation, otherMajor, ...record }) => ({
        ...record,
        educationLevel: record.educationLevel.name,
        education: otherEducation ?? record.education.name,
        educationMajor: otherMajor ?? record.educationMajor.name,
        gpa: String(record.gpa),
      })),
    ),
    ...entries(
      'workExperience',
      candidate.workExperiences.map(({ id: _id, ...record }) => ({
        ...record,
        jobLevel: record.jobLevel.name,
        industry: record.industry.name,
      })),
    ),
    ...entries(
      'organizationExperience',
      candidate.organizationExperiences.map(({ id: _id, ...record }) => record),
    ),
    ...entries(
      'training',
      candidate.trainings.map(({ id: _id, status: _status, ...record }) => record),
    ),
    ...entries(
      'achievement',
      candidate.achievements.map(({ id: _id, ...record }) => record),
    ),
    ...entries(
      'skill',
      candidate.skills.map((record) => ({ name: record.name })),
    ),
    ...entries(
      'language',
      candidate.languages.map(({ language, level }) => ({ language: language.name, level })),
    ),
    ...entries(
      'interest',
      candidate.interests.map((record) => ({ name: record.name })),
    ),
    ...entries(
      'portfolio',
      candidate.portfolios.map(({ id: _id, ...record }) => record),
    ),
  ];
}

const withoutSources = (entries: readonly CvEntry[]) => entries.map(({ section, values }) => ({ section, values }));

it(`reads ${PROFILES} profiles back from JSON`, () => {
  for (const profile of fc.sample(profilesOf('grapheme'), { numRuns: PROFILES, seed: 44 })) {
    const { entries, unread } = fromResume(JSON.parse(JSON.stringify(toResume(profile))));
    expect(withoutSources(entries)).toEqual(expectedOf(profile));
    expect(unread).toEqual([]);
  }
});

it(`reads ${THROUGH_PDF} profiles back from their PDFs`, async () => {
  const some = fc.sample(profilesOf('grapheme-ascii'), { numRuns: THROUGH_PDF, seed: 44 });
  const createdAt = new Date('2026-11-26T00:00:00Z');
  const files: Uint8Array[] = [];
  for (const profile of some) files.push((await renderCv(toRenderTask(profile, null, createdAt))).file);
  const readings = await readCvs(files);
  expect(readings.map((reading) => (typeof reading === 'string' ? reading : withoutSources(reading.entries)))).toEqual(
    some.map(expectedOf),
  );
});
