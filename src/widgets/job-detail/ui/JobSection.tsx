import { useId } from 'react';
import type { ReactNode } from 'react';
import { Block } from '@/shared/ui/feedback';
import { DetailCard } from './DetailCard';

interface JobSectionProps {
  title: string;
  /** The part's name in the log. */
  what: string;
  children: ReactNode;
}

/** One part of a job's text under its heading. */
export function JobSection({ title, what, children }: JobSectionProps) {
  const titleId = useId();
  return (
    <DetailCard aria-labelledby={titleId} data-wide>
      <h2 id={titleId}>{title}</h2>
      <Block what={what}>{children}</Block>
    </DetailCard>
  );
}
