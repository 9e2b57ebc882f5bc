export const WORKING_TYPES = ['fulltime', 'parttime', 'contract', 'temporary', 'internship', 'freelance'] as const;
export type WorkingType = (typeof WORKING_TYPES)[number];

export const WORKPLACES = ['remote', 'wfo', 'hybrid'] as const;
export type Workplace = (typeof WORKPLACES)[number];
