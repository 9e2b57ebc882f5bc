import { memo, useCallback, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { writeJobAddress } from '@titian/rules/job-address';
import { setFilters } from '@titian/rules/further-filters';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { routes } from '@/shared/config';
import { ChipRow } from '@/shared/ui/ChipRow';
import { lazyDialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/field';
import { EMPTY_SEARCH, countFilters, TEXT_LIMIT } from '../model/job-search';
import type { JobSearch } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import { useSearchHistory } from '../model/use-search-history';
import { texts } from '../texts';
import { MainFilters, ResetButton } from './MainFilters';
import { SearchButtons } from './SearchButtons';

interface SearchTextProps {
  value: string;
  actions: JobSearchActions;
  disabled: boolean;
}

/** Text to search titles for. Specification 1, section 2. */
const SearchText = memo(function SearchText({ value, actions, disabled }: SearchTextProps) {
  return (
    <TextField
      id="search-text"
      name="search"
      type="search"
      label={texts.text}
      placeholder={texts.textExample}
      shrink
      margin="none"
      size="small"
      value={value}
      disabled={disabled}
      onChange={({ target }) => actions.type({ search: target.value })}
      onBlur={actions.leave}
      htmlInput={{ maxLength: TEXT_LIMIT, enterKeyHint: 'search' }}
    />
  );
});

interface RecentSearchesProps {
  /** Newest first. */
  entries: readonly string[];
  disabled: boolean;
  onChoose: (text: string) => void;
}

/** The last searches as chips; one searches again. Specification 1, sections 2 and 9. */
const RecentSearches = memo(function RecentSearches({ entries, disabled, onChoose }: RecentSearchesProps) {
  if (entries.length === 0) return null;
  return (
    <ChipRow role="group" aria-label={texts.recent}>
      <p>{texts.recent}:</p>
      {entries.map((text) => (
        <Chip key={text} component="button" label={text} disabled={disabled} onClick={() => onChoose(text)} />
      ))}
    </ChipRow>
  );
});

/** Id of the search form. */
export const SEARCH_FORM_ID = 'search-form';

/** For browsers without scripts: the further filters that are set, which the form sends along, and a link that resets all. */
const WithoutScripts = memo(function WithoutScripts({ filters }: Pick<JobSearch, 'filters'>) {
  const params = new URLSearchParams();
  writeJobAddress(params, { ...EMPTY_SEARCH, filters });
  return (
    <noscript>
      {[...params].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <a href={routes.jobs.to()}>{texts.reset}</a>
    </noscript>
  );
});

/** Id of the part of the form that the button opens. */
const MORE_FILTERS_ID = 'more-filters';

interface MoreFiltersButtonProps {
  count: number;
  open: boolean;
  /** False while it is not known whether there are further filters. Its room is reserved: nothing below moves. */
  shown: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Opens the further filters, which are closed at first. */
const MoreFiltersButton = memo(function MoreFiltersButton(props: MoreFiltersButtonProps) {
  const { count, open, shown, disabled, onToggle } = props;
  return (
    <Button
      className="search-more-filters"
      style={shown ? undefined : { visibility: 'hidden' }}
      aria-expanded={open}
      aria-controls={MORE_FILTERS_ID}
      disabled={disabled}
      onClick={onToggle}
    >
      {count > 0 ? texts.moreFilterCount(count) : texts.moreFilters}
    </Button>
  );
});

/** Fetched when it opens. */
const FilterSheet = lazyDialog(async () => (await import('./FilterSheet')).FilterSheet);

interface JobSearchFormProps {
  search: JobSearch;
  actions: JobSearchActions;
  /** True while the login-required pop-up is open. Specification 1, section 6. */
  disabled: boolean;
  /** True when there are further filters. */
  canFilter: boolean;
  /** The form is used: something in it got the focus, or the further filters were opened. */
  onUse: () => void;
  /** Places that may be meant, and the further filters if they are open. */
  renderExtras: (moreOpen: boolean) => ReactNode;
  /** Label of the button that leads from the filters of a phone to what they leave. */
  showLabel: ReactNode;
}

/**
 * Search form: text, filters and recent searches. On a phone a button opens the filters in a dialog. Each part is drawn
 * again only when its own value changes: a letter must not wait for the filters. Without scripts the browser sends what
 * the form holds as the list's query.
 */
export const JobSearchForm = memo(function JobSearchForm(props: JobSearchFormProps) {
  const { search, actions, disabled, canFilter, onUse, renderExtras, showLabel } = props;
  const { entries, remember } = useSearchHistory();
  const [filtersOpen, setFiltersOpen] = useState(false);

  const handleChoose = useCallback(
    (text: string) => {
      actions.change({ search: text });
      remember(text);
    },
    [actions, remember],
  );
  const [moreOpen, setMoreOpen] = useState(false);
  const handleToggleMore = useCallback(() => {
    // Safari does not focus a button that is clicked, and a click before the app started comes without a focus event.
    onUse();
    setMoreOpen((open) => !open);
  }, [onUse]);
  const handleOpenFilters = useCallback(() => setFiltersOpen(true), []);
  const handleCloseFilters = useCallback(() => setFiltersOpen(false), []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    actions.commit();
    remember(search.search);
  }

  const reset = <ResetButton disabled={disabled} onReset={actions.clear} />;
  const filters = (
    <MainFilters
      location={search.location}
      workingType={search.workingType}
      workplace={search.workplace}
      actions={actions}
      disabled={disabled}
    />
  );
  const moreFilters = (
    <MoreFiltersButton
      count={search.filters ? setFilters(search.filters).length : 0}
      open={moreOpen}
      shown={canFilter}
      disabled={disabled}
      onToggle={handleToggleMore}
    />
  );
  const extras = (
    <div id={MORE_FILTERS_ID} className="search-extras">
      {renderExtras(moreOpen)}
    </div>
  );

  return (
    <form
      id={SEARCH_FORM_ID}
      className="search-form"
      role="search"
      aria-label={texts.form}
      onSubmit={handleSubmit}
      onFocus={onUse}
    >
      <div className="search-text">
        <SearchText value={search.search} actions={actions} disabled={disabled} />
        <SearchButtons filterCount={countFilters(search)} disabled={disabled} onOpenFilters={handleOpenFilters} />
      </div>
      {/* The controls exist once: in the dialog or in the form. */}
      {filtersOpen ? (
        <FilterSheet reset={reset} showLabel={showLabel} onClose={handleCloseFilters}>
          {filters}
          {moreFilters}
          {extras}
        </FilterSheet>
      ) : (
        <>
          <div className="search-filters">
            {filters}
            {reset}
            {moreFilters}
            <WithoutScripts filters={search.filters} />
          </div>
          {extras}
        </>
      )}
      <RecentSearches entries={entries} disabled={disabled} onChoose={handleChoose} />
    </form>
  );
});
