import { array, nullish, object, pipe, string, transform } from 'valibot';
import type { components } from '@contract';
import { toDisclosedFields } from '@/entities/privacy';
import type { DisclosedField } from '@/entities/privacy';
import { educationDto } from '@/entities/profile/education';
import { candidateLanguageDto } from '@/entities/profile/language';
import { workExperienceDto } from '@/entities/profile/work-experience';
import { listSchema, textOrEmpty, textOrNull } from '@/shared/api';
import type { Parsed } from '@/shared/api';
import type { ComparedProfile } from './gaps';

interface PreviewedCv {
  /** Other parts that it shows; null when they are not known. */
  others: readonly DisclosedField[] | null;
}

/** Of what can be sent, what the preview shows by itself. */
const SHOWN: ReadonlySet<DisclosedField> = new Set([
  'name',
  'email',
  'phoneNumber',
  'image',
  'professionalHeadline',
  'education',
  'workExperience',
  'language',
  'cv',
]);

/** The CV of an application with which these fields are sent; null for those of a provider that does not tell them. */
const toPreviewedCv = (fields: readonly DisclosedField[] | null): PreviewedCv | null =>
  fields?.includes('cv') ? { others: fields.filter((field) => !SHOWN.has(field)) } : null;

/** The company's view of the candidate. Specification 4, section 5. */
export const applicationPreviewDto = pipe(
  object({
    name: textOrEmpty,
    email: textOrNull,
    phoneNumber: textOrNull,
    /** As the provider names it. */
    image: textOrNull,
    professionalHeadline: textOrNull,
    education: listSchema(educationDto, 'job-application/preview, education'),
    workExperience: listSchema(workExperienceDto, 'job-application/preview, workExperience'),
    language: listSchema(candidateLanguageDto, 'job-application/preview, language'),
    fields: nullish(array(string())),
  }),
  transform(({ fields, ...preview }) => ({ ...preview, cv: toPreviewedCv(toDisclosedFields(fields)) })),
);

/** The company's view of a candidate. */
export type ApplicationPreview = Parsed<components['schemas']['ApplicationPreview'], typeof applicationPreviewDto>;

/** The part that is compared with a job. */
export const toComparedProfile = ({
  education,
  workExperience,
  language,
}: Pick<ApplicationPreview, 'education' | 'workExperience' | 'language'>): ComparedProfile => ({
  educationLevels: education.map(({ educationLevel }) => educationLevel?.name ?? null),
  periods: workExperience.map(({ startDate, endDate }) => ({ start: startDate, end: endDate })),
  languages: language.map((record) => record.language?.name ?? null),
});
