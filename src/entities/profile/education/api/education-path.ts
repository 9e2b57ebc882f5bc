/** Where the provider has the candidate's education, relative to `/api/v1/`. */
export const EDUCATIONS_PATH = 'candidate/education/';
