import type { SearchField } from '../../../../contract/rules/search/fields';

/** The fields by which a vacancy is found and filtered. A list has the first part, a vacancy's page and the server have all. */
export interface SearchableJob {
  id: string | number;
  title: string;
  company: { name: string };
  city: string | null;
  province: string | null;
  workingType: string | null;
  workplace: string | null;
  /** ISO 8601 instant. */
  createdAt: string | null;
  /** False for one that takes no applications any more. */
  isOpen?: boolean;
  functionOfInterest?: string | null;
  industry?: string | null;
  /** HTML. */
  requirements?: string | null;
  /** HTML. */
  description?: string | null;
  /** Rupiah per month. */
  minSalary?: number | null;
  maxSalary?: number | null;
  /** Name of an education level. */
  minEducation?: string | null;
  minExperienceMonths?: number | null;
}

/** Names of entities are no words: "R&amp;D" has no "amp". */
const withoutTags = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ');

/** The text of each field of a vacancy; empty where it has none. */
export function textOf(job: SearchableJob, field: SearchField): string {
  switch (field) {
    case 'company':
      return job.company.name;
    case 'function':
      return job.functionOfInterest ?? '';
    case 'requirements':
      return `${job.minEducation ?? ''} ${withoutTags(job.requirements ?? '')}`;
    case 'description':
      return withoutTags(job.description ?? '');
    default:
      return job[field] ?? '';
  }
}
