export const WORKING_TYPES = ['fulltime', 'parttime', 'contract', 'temporary', 'internship', 'freelance'] as const;
export type WorkingType = (typeof WORKING_TYPES)[number];

export const WORKPLACES = ['remote', 'wfo', 'hybrid'] as const;
export type Workplace = (typeof WORKPLACES)[number];

/** A job's kind of work as specification 1 has it, and all of them where there are several. */
export interface KindsOfWork<Type extends string = string> {
  workingType?: Type | null;
  workingTypes?: readonly Type[] | null;
}

/** All kinds of work of a job, that of specification 1 first. Specification 4, section 3. */
export const workingTypesOf = <Type extends string>({ workingType, workingTypes }: KindsOfWork<Type>): Type[] => [
  ...new Set([...(workingType ? [workingType] : []), ...(workingTypes ?? [])]),
];
