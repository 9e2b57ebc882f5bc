import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetDeletionQuery } from '@/entities/privacy';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { MissingContent } from '@/shared/ui/feedback';
import { texts } from '../texts';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { PendingDeletion } from './PendingDeletion';

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <Typography component="h3" sx={{ mt: 2, fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Typography>
    </>
  );
}

interface DeleteAccountSectionProps {
  /** Signs out and erases what this browser has stored of the candidate. */
  onLeave: () => void;
}

function DeleteAccount({ onLeave }: DeleteAccountSectionProps) {
  const { ref: title } = useSectionTitle();
  const query = useGetDeletionQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching } = query;
  const [isOpen, setOpen] = useState(false);
  const focusAfterClose = useFocusAfterClose(isOpen);
  const isPending = Boolean(data);
  // The button that cancels goes with what it has cancelled.
  const isCancelling = useRef(false);
  useEffect(() => {
    if (!isCancelling.current || isPending) return;
    title.current?.focus();
    isCancelling.current = false;
  }, [isPending, title]);

  const handleCancelling = (isUnderWay: boolean) => {
    isCancelling.current = isUnderWay;
  };

  const content = () => {
    if (data) return <PendingDeletion deleteAt={data.deleteAt} onCancelling={handleCancelling} onLeave={onLeave} />;
    if (data === undefined) {
      return (
        <MissingContent query={query} title={texts.loadFailed}>
          <Skeleton width="40%" height={40} />
        </MissingContent>
      );
    }
    return (
      <Button variant="outlined" color="error" loading={isFetching} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    );
  };

  return (
    <>
      {!isPending && (
        <>
          <Typography sx={{ mt: 1 }}>{texts.intro}</Typography>
          <Points title={texts.goes} points={texts.going} />
          <Points title={texts.stays} points={texts.staying} />
          <Points title={texts.atOnce} points={texts.happening} />
          <Typography sx={{ mt: 2, mb: 2, fontWeight: 600 }}>{texts.exportFirst}</Typography>
        </>
      )}
      {content()}
      {isOpen && (
        <DeleteAccountDialog
          onRequested={() => {
            // The button that opened the dialog goes with it.
            focusAfterClose(title.current);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * Has the account deleted after seven days, says what goes and what stays, and offers to cancel it meanwhile.
 * Specification 4, section 6.
 */
export const DeleteAccountSection = ({ onLeave }: DeleteAccountSectionProps) => (
  <SectionAccordion name="deletion" title={texts.title}>
    <DeleteAccount onLeave={onLeave} />
  </SectionAccordion>
);
