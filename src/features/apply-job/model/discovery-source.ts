import { object, string } from 'yup';
import type { components } from '@contract';

export type DiscoverySource = components['schemas']['DiscoverySource'];

/** How a candidate may have learned of a job. Specification 1, section 5. */
export const DISCOVERY_SOURCES: readonly { value: DiscoverySource; label: string }[] = [
  { value: 'media_social', label: 'Instagram, X, dll…' },
  { value: 'disnaker', label: 'Disnaker' },
  { value: 'job_fair', label: 'Job Fair' },
  { value: 'career_dev_center', label: 'Career Development Center' },
  { value: 'campus_fair', label: 'Campus Fair' },
  { value: 'relatives', label: 'Friends / Colleagues / Relatives' },
  { value: 'job_portal', label: 'Job Portal (LinkedIn, Glints, dll…)' },
];

/** Values of the prompt; `ref` is empty until something is chosen. */
export interface DiscoveryValues {
  ref: DiscoverySource | '';
}

const NOT_CHOSEN = 'Anda harus memilih referensi!';

/** A choice is required. Specification 1, section 5. */
export const discoverySchema = object({
  ref: string()
    .required(NOT_CHOSEN)
    // A draft may hold a source that is none, or is none any more.
    .oneOf(
      DISCOVERY_SOURCES.map(({ value }) => value),
      NOT_CHOSEN,
    ),
});
