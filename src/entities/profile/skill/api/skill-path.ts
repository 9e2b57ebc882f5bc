/** Where the provider has the candidate's skills, relative to `/api/v1/`. */
export const SKILLS_PATH = 'candidate/skill/';
