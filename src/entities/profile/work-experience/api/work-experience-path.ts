/** Where the provider has the candidate's work experience, relative to `/api/v1/`. */
export const WORK_EXPERIENCES_PATH = 'candidate/work-experience/';
