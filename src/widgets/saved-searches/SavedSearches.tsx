import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useDeleteSavedSearchMutation, useGetSavedSearchesQuery, alertLabel } from '@/entities/saved-search';
import type { SavedSearch } from '@/entities/saved-search';
import { SaveSearchDialog } from '@/features/save-search';
import { describeError, BASE_URL } from '@/shared/api';
import { routes } from '@/shared/config';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { logFailure } from '@/shared/lib/logging';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { MissingContent, StaleDataAlert } from '@/shared/ui/feedback';
import { useSectionTitle } from '@/shared/ui/SectionAccordion';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

const FORMATS = ['rss', 'json', 'ics', 'webcal'] as const;

/**
 * Address of a feed of a search, absolute: it is copied into another program. `webcal` opens the calendar's feed in the
 * device's calendar.
 */
function feedAddress(format: (typeof FORMATS)[number], query: string): string {
  const path = format === 'webcal' ? 'ics' : format;
  const { href } = new URL(`${BASE_URL}job/feed/${path}/?${query}`, window.location.href);
  return format === 'webcal' ? href.replace(/^https?:/, 'webcal:') : href;
}

interface SavedSearchItemProps {
  item: SavedSearch;
  onChange: () => void;
  onRemove: () => void;
}

/** A saved search: its name leads to the list. */
function SavedSearchItem({ item, onChange, onRemove }: SavedSearchItemProps) {
  const { name, query, alert, isReadable } = item;
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={
          isReadable ? (
            <Link
              component={RouterLink}
              to={{ pathname: routes.jobs.to(), search: query }}
              sx={{ display: 'inline-block', py: 1.5, my: -1.5 }}
            >
              {name}
            </Link>
          ) : (
            name
          )
        }
        secondary={isReadable ? texts.alert(alertLabel(alert)) : texts.newer}
        sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}
      />
      {isReadable && (
        <Typography variant="body2" component="div" sx={{ width: '100%', order: 1 }}>
          {texts.feeds}{' '}
          {FORMATS.map((format) => (
            <Link
              key={format}
              href={feedAddress(format, query)}
              aria-label={texts.feedNamed(texts.formats[format], name)}
              sx={{ display: 'inline-block', py: 1.5, my: -1.5, mr: 2 }}
            >
              {texts.formats[format]}
            </Link>
          ))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {isReadable && (
          <Button variant="outlined" aria-label={texts.changeNamed(name)} onClick={onChange}>
            {texts.change}
          </Button>
        )}
        <Button variant="outlined" color="error" aria-label={texts.removeNamed(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </Box>
    </ListItem>
  );
}

const SHOWN = [{ endpoint: 'getSavedSearches' }];

/** The list of saved searches, each to open, change and delete. Specification 4, section 9. */
export function SavedSearches() {
  const { ref: title } = useSectionTitle();
  const query = useGetSavedSearchesQuery();
  const { data, error } = query;
  const [remove] = useDeleteSavedSearchMutation();
  const [changing, setChanging] = useState<NonNullable<typeof data>[number] | null>(null);
  const [removing, setRemoving] = useState<SavedSearch | null>(null);
  const focusAfterClose = useFocusAfterClose(removing !== null);
  const { showSuccess, showError } = useToast();
  useEffect(() => {
    if (error) logFailure('candidate/saved-search could not be fetched', error);
  }, [error]);

  const handleRemove = async ({ id }: SavedSearch) => {
    try {
      showSuccess((await remove(id).unwrap()) ?? texts.removed);
      // The button that was pressed goes with its search.
      focusAfterClose(title.current);
    } catch (failure) {
      logFailure('candidate/saved-search could not be deleted', failure);
      showError(describeError(failure, texts.removeFailed));
    }
    setRemoving(null);
  };

  const content = () => {
    if (!data) {
      return (
        <MissingContent query={query} title={texts.loadFailed}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="40%" />
        </MissingContent>
      );
    }
    if (data.length === 0) {
      return (
        <>
          <Typography color="textSecondary">
            {texts.empty} {texts.how}
          </Typography>
          <Button component={RouterLink} to={routes.jobs.to()} variant="outlined" sx={{ mt: 2 }}>
            {texts.search}
          </Button>
        </>
      );
    }
    return (
      <List disablePadding>
        {data.map((item) => (
          <SavedSearchItem
            key={item.id}
            item={item}
            onChange={() => setChanging(item)}
            onRemove={() => setRemoving(item)}
          />
        ))}
      </List>
    );
  };

  return (
    <>
      <StaleDataAlert of={SHOWN} />
      {content()}
      {changing && <SaveSearchDialog query={changing.query} record={changing} onClose={() => setChanging(null)} />}
      {removing && (
        <ConfirmDialog
          title={texts.confirm(removing.name)}
          text={texts.consequence}
          confirmLabel={texts.remove}
          cancelLabel={texts.cancel}
          onConfirm={() => handleRemove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
