/** The search, as it is bundled with some texts replaced. */
export { searchDocument } from '@titian/job-search';
export { fillSearchColumns } from '../../server/src/jobs/search/fill-search-columns';
export { NO_SEARCH_FILTERS } from '../../server/src/jobs/search/search-filters';
export { selectSearchedJobs } from '../../server/src/jobs/search/search-repository';
export { toSearchedJob } from '../../server/src/jobs/search/search-tables';
export { searchPage } from '../../server/src/jobs/search/select-jobs';
