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
 * - `any`: what was typed counts everywhere;
 * - `work`: what stands for it says nothing about the work where it stands in a company's name;
 * - `name`: a company is named in its own name or in a title;
 * - `company`: an abbreviation of a few letters stands for a company in its name alone;
 * - `function`: a long text names a superior ("kepala gudang"), not the work;
 * - `title`: a word that is only a part of a phrase tells the work in a title alone;
 * - `schooling`, `required`: a level of education in a description is not one that is required;
 * - `place`: of the location box.
 */
const SCOPE_FIELDS = {
  any: SEARCH_FIELDS,
  work: SEARCH_FIELDS.filter((field) => field !== 'company'),
  name: ['title', 'company'],
  company: ['company'],
  function: ['title', 'function'],
  title: ['title'],
  schooling: ['title', 'company', 'requirements'],
  required: ['title', 'requirements'],
  place: ['city', 'province'],
} as const satisfies Record<string, readonly SearchField[]>;

export type FieldScope = keyof typeof SCOPE_FIELDS;

export const fieldsOf = (scope: FieldScope): readonly SearchField[] => SCOPE_FIELDS[scope];
