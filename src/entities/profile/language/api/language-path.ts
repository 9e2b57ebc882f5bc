/** Where the provider has the candidate's languages, relative to `/api/v1/`. */
export const LANGUAGES_PATH = 'candidate/language/';
