import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '@/shared/lib/logging';
import { languageOf } from '@/shared/lib/language';
import { Card } from '../card';
import { FailureState } from '../feedback';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const SectionFrame = styled(Card)(({ theme }) => ({
  '.card-head': { marginBottom: 8 },
  '.section-empty': { margin: 0, color: theme.vars.palette.text.secondary },
}));

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
  /** What is said before the data, whether it is there or not. */
  notice?: ReactNode;
  /** What stands for the data while it is on its way, in its shape; by itself, a record. */
  skeleton?: ReactNode;
  /** Dialogs that the section opened. */
  dialogs?: ReactNode;
  children: (data: T) => ReactNode;
}

const RECORD = (
  <div style={{ paddingBlock: 12 }}>
    <Skeleton width="60%" height={28} />
    <Skeleton width="40%" />
    <Skeleton width="50%" />
  </div>
);

/** A card of the profile: loading, failed, empty or filled. A failed fetch is logged, and never looks empty. */
export function SectionCard<T>({
  title,
  query: { data, error, isError, isFetching, refetch },
  emptyText,
  isEmpty,
  action,
  notice,
  skeleton = RECORD,
  dialogs,
  children,
}: SectionCardProps<T>) {
  const titleId = useId();
  useEffect(() => {
    if (isError) logFailure(`${title}: could not be loaded`, error);
  }, [isError, error, title]);

  return (
    <SectionFrame aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {notice}
      {data === undefined && isError && (
        <FailureState title={texts.loadFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && !isError && <div aria-busy="true">{skeleton}</div>}
      {data !== undefined &&
        (isEmpty(data) ? (
          <p className="section-empty" lang={languageOf(emptyText)}>
            {emptyText}
          </p>
        ) : (
          children(data)
        ))}
      {dialogs}
    </SectionFrame>
  );
}
