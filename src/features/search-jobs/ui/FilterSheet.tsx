import { useEffect } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ModalDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

const Form = styled('form')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  // The first label is on the line of its field.
  '.filter-fields': { display: 'grid', alignContent: 'start', gap: theme.spacing(2), paddingTop: theme.spacing(2.5) },
  // Its text is in line with the fields.
  '.search-more-filters': { justifySelf: 'start', marginLeft: -12 },
  '.search-extras': { display: 'contents' },
}));

interface FilterSheetProps {
  /** Resets text and filters. */
  reset: ReactNode;
  /** Label of the button that closes the dialog. */
  showLabel: ReactNode;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters of a narrow screen, over the whole of it. Each takes effect at once; the footer says what they leave. */
export function FilterSheet({ reset, showLabel, onClose, children }: FilterSheetProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onClose();
  }

  return (
    <ModalDialog title={texts.filter} fullScreen onClose={onClose}>
      {/* React hands the event on to the search form, which completes the search. */}
      <Form onSubmit={handleSubmit}>
        <DialogContent dividers className="filter-fields">
          {children}
        </DialogContent>
        <DialogActions>
          {reset}
          <Button type="submit" variant="contained" aria-live="polite" sx={{ flex: 1 }}>
            {showLabel}
          </Button>
        </DialogActions>
      </Form>
    </ModalDialog>
  );
}
