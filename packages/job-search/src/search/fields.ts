/** The fields of a vacancy that a search looks through, the ones that count most first. */
export const SEARCH_FIELDS = [
  'title',
  'company',
  'city',
  'province',
  'workingType',
  'workplace',
  'function',
  'industry',
  'requirements',
  'description',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Groups of fields in their order; a concept counts for the best one that it is found in. */
export type FieldGroup = 'title' | 'company' | 'place' | 'text';

const GROUPS: Record<SearchField, FieldGroup> = {
  title: 'title',
  company: 'company',
  city: 'place',
  province: 'place',
  workingType: 'place',
  workplace: 'place',
  function: 'place',
  industry: 'text',
  requirements: 'text',
  description: 'text',
};

export const groupOf = (field: SearchField): FieldGroup => GROUPS[field];

/**
 * Fields in which words count:
 * - `any`: most count everywhere;
 * - `name`: a company is named in its own name or in a title;
 * - `function`: a long text names a superior ("kepala gudang"), not the work;
 * - `title`: a word that is only a part of a phrase tells the work in a title alone;
 * - `place`: a place counts where the job is.
 */
const SCOPE_FIELDS = {
  any: SEARCH_FIELDS,
  name: ['title', 'company'],
  function: ['title', 'function'],
  title: ['title'],
  place: ['city', 'province'],
} as const satisfies Record<string, readonly SearchField[]>;

export type FieldScope = keyof typeof SCOPE_FIELDS;

export const fieldsOf = (scope: FieldScope): readonly SearchField[] => SCOPE_FIELDS[scope];
