import { array, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { educationDto } from '@/entities/profile/education';
import { candidateLanguageDto } from '@/entities/profile/language';
import { workExperienceDto } from '@/entities/profile/work-experience';
import { listSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

const PATH = 'job-application/preview';

/** The company's view of the candidate. Specification 4, section 5. */
export const applicationPreviewDto = looseObject({
  name: optionalText,
  email: optionalText,
  phoneNumber: optionalText,
  image: optionalText,
  professionalHeadline: optionalText,
  education: listSchema(educationDto, `${PATH}, education`),
  workExperience: listSchema(workExperienceDto, `${PATH}, workExperience`),
  language: listSchema(candidateLanguageDto, `${PATH}, language`),
  fields: nullish(array(string())),
});

export type ApplicationPreviewDto = Accepts<
  components['schemas']['ApplicationPreview'],
  InferOutput<typeof applicationPreviewDto>
>;
