import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeleteSavedSearchMutation, useGetSavedSearchesQuery } from '@/entities/saved-search';
import type { SavedSearch } from '@/entities/saved-search';
import { SaveSearchDialog } from '@/features/save-search';
import { describeError } from '@/shared/api';
import { routes } from '@/shared/config';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { logFailure } from '@/shared/lib/logging';
import { useSectionTitle } from '@/shared/ui/SectionAccordion';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { MissingContent } from '@/shared/ui/feedback';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';
import { SavedSearchItem } from './SavedSearchItem';
import { ZoneSelect } from './ZoneSelect';

const SHOWN = [{ endpoint: 'getSavedSearches' }];

/** The list of saved searches, each to open, change and delete, and the zone of the mails. Specification 4, section 9. */
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
      <>
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
        {data.some(({ alert }) => alert !== 'none') && <ZoneSelect />}
      </>
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
