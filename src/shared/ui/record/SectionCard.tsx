import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { logFailure } from '@/shared/lib/logging';
import { languageOf } from '@/shared/lib/language';
import { FailureState } from '../feedback';
import { Skeleton } from '../skeleton';
import { texts } from './texts';

/** What a section needs to know of its query; every RTK Query hook answers it. */
export interface SectionQuery<T> {
  data?: T;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface SectionCardProps<T> {
  title: string;
  query: SectionQuery<T>;
  emptyText: string;
  isEmpty: (data: T) => boolean;
  /** Button beside the title. */
  action?: ReactNode;
  /** What stands for the data while it is on its way, in its shape; by itself, a record. */
  skeleton?: ReactNode;
  /** Dialogs that the section opened. */
  dialogs?: ReactNode;
  children: (data: T) => ReactNode;
}

const RECORD = (
  <Box sx={{ py: 1.5 }}>
    <Skeleton width="60%" height={28} />
    <Skeleton width="40%" />
    <Skeleton width="50%" />
  </Box>
);

/** A card of the profile: loading, failed, empty or filled. A failed fetch is logged, and never looks empty. */
export function SectionCard<T>({
  title,
  query: { data, error, isError, isFetching, refetch },
  emptyText,
  isEmpty,
  action,
  skeleton = RECORD,
  dialogs,
  children,
}: SectionCardProps<T>) {
  const titleId = useId();
  useEffect(() => {
    if (isError) logFailure(`${title}: could not be loaded`, error);
  }, [isError, error, title]);

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h4">
          {title}
        </Typography>
        {action}
      </Box>
      {data === undefined && isError && (
        <FailureState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && !isError && <Box aria-busy="true">{skeleton}</Box>}
      {data !== undefined &&
        (isEmpty(data) ? (
          <Typography color="textSecondary" lang={languageOf(emptyText)}>
            {emptyText}
          </Typography>
        ) : (
          children(data)
        ))}
      {dialogs}
    </Card>
  );
}
