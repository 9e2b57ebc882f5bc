import type { components } from '@contract';
import { JOB_ADDRESS_VERSION } from '@titian/rules/job-address';
import type { SavedSearch, SavedSearchDraft } from '../model/saved-search';
import type { SavedSearchDto } from './saved-search.dto';

export const toSavedSearch = ({ id, name, query, queryVersion, alert }: SavedSearchDto): SavedSearch => ({
  id,
  name,
  query: query.replace(/^\?/, ''),
  alert,
  isReadable: queryVersion <= JOB_ADDRESS_VERSION,
});

export const toRequestBody = (draft: SavedSearchDraft): components['schemas']['SavedSearchWrite'] => ({
  ...draft,
  queryVersion: JOB_ADDRESS_VERSION,
});
