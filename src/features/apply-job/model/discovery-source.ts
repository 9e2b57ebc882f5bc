import { object, string } from 'yup';
import type { components } from '@contract';
import { texts } from '../texts';

export type DiscoverySource = components['schemas']['DiscoverySource'];

interface SourceOption {
  value: DiscoverySource;
  label: string;
  /** Of a label that is English in every language. */
  lang?: 'en';
}

/** How a candidate may have learned of a job. Specification 1, section 5. */
export const DISCOVERY_SOURCES: readonly SourceOption[] = [
  { value: 'media_social', label: texts.sources.media_social },
  { value: 'disnaker', label: texts.sources.disnaker },
  { value: 'job_fair', label: texts.sources.job_fair, lang: 'en' },
  { value: 'career_dev_center', label: texts.sources.career_dev_center, lang: 'en' },
  { value: 'campus_fair', label: texts.sources.campus_fair, lang: 'en' },
  { value: 'relatives', label: texts.sources.relatives, lang: 'en' },
  { value: 'job_portal', label: texts.sources.job_portal },
];

/** Values of the prompt; `ref` is empty until something is chosen. */
export interface DiscoveryValues {
  ref: DiscoverySource | '';
}

/** A choice is required. Specification 1, section 5. */
export const discoverySchema = object({
  ref: string()
    .required(texts.sourceRequired)
    // A draft may hold a source that is none, or is none any more.
    .oneOf(
      DISCOVERY_SOURCES.map(({ value }) => value),
      texts.sourceRequired,
    ),
});
