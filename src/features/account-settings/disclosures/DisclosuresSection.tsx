import { useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DISCLOSED_FIELD_NAMES, useGetDisclosuresQuery } from '@/entities/privacy';
import type { Disclosure } from '@/entities/privacy';
import { routes } from '@/shared/config';
import { formatDay } from '@/shared/lib/dates';
import { groupDigits } from '@/shared/lib/text';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { MissingContent, StaleDataAlert } from '@/shared/ui/feedback';
import { texts } from './texts';

/**
 * True while the page is being printed: collapsed content is then shown, since it cannot be expanded on paper.
 * Visual differences belong to the stylesheet (`app/theme/baseline.ts`).
 */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is once the event has been handled.
    const handleBegin = () => flushSync(() => setPrinting(true));
    const handleEnd = () => setPrinting(false);
    window.addEventListener('beforeprint', handleBegin);
    window.addEventListener('afterprint', handleEnd);
    return () => {
      window.removeEventListener('beforeprint', handleBegin);
      window.removeEventListener('afterprint', handleEnd);
    };
  }, []);
  return isPrinting;
}

const SHOWN = [{ endpoint: 'getDisclosures' }];

/** How many are shown until all are requested. */
const FIRST = 10;

function describeFields(fields: Disclosure['fields']): string {
  if (fields === null) return texts.notRecorded;
  if (fields.length === 0) return texts.noField;
  return texts.fields(fields.map((field) => DISCLOSED_FIELD_NAMES[field]).join(', '));
}

function DisclosureItem({ disclosure: { at, job, company, fields } }: { disclosure: Disclosure }) {
  return (
    <ListItem disableGutters divider sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{company}</Typography>
      <Typography>
        {job.slug === null ? (
          job.title
        ) : (
          <Link component={RouterLink} to={routes.job.to(job.slug)} sx={{ display: 'inline-block', py: 1.5, my: -1.5 }}>
            {job.title}
          </Link>
        )}
      </Typography>
      {at !== null && (
        <Typography variant="body2" color="textSecondary">
          {texts.sentAt(formatDay(at))}
        </Typography>
      )}
      <Typography variant="body2">{describeFields(fields)}</Typography>
    </ListItem>
  );
}

function Disclosures() {
  const query = useGetDisclosuresQuery();
  const { data } = query;
  const [isOpened, setOpened] = useState(false);
  const isPrinting = useIsPrinting();
  const showsAll = isOpened || isPrinting;

  const content = () => {
    if (!data) {
      return (
        <MissingContent query={query} title={texts.loadFailed}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="40%" />
        </MissingContent>
      );
    }
    if (data.length === 0) return <Typography color="textSecondary">{texts.empty}</Typography>;
    return (
      <>
        <List disablePadding>
          {(showsAll ? data : data.slice(0, FIRST)).map((disclosure) => (
            <DisclosureItem key={disclosure.id} disclosure={disclosure} />
          ))}
        </List>
        {!showsAll && data.length > FIRST && (
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpened(true)}>
            {texts.showAll(groupDigits(data.length))}
          </Button>
        )}
      </>
    );
  };

  return (
    <>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.intro}
      </Typography>
      <StaleDataAlert of={SHOWN} />
      {content()}
    </>
  );
}

/** Which company was sent what of the candidate's data, with which application and when. Specification 4, section 6. */
export const DisclosuresSection = () => (
  <SectionAccordion name="disclosures" title={texts.title}>
    <Disclosures />
  </SectionAccordion>
);
