import { skipToken } from '@reduxjs/toolkit/query';
import Typography from '@mui/material/Typography';
import { useGetApplicationsQuery } from '@/entities/application';
import { useCapability } from '@/entities/capability';
import type { Job } from '@/entities/job';
import { isContactAlone, useGetSentFieldsQuery } from '../api/sent-fields.api';
import { texts } from '../texts';

/**
 * Tells a candidate before the first application how little the company would see, where that is no more than the name and
 * the contact. Specification 4, section 5.
 */
export function FirstApplicationHint({ job }: { job: Pick<Job, 'id' | 'isOpen'> }) {
  const isServed = useCapability('applicationPreview');
  const { isFirst } = useGetApplicationsQuery(undefined, {
    selectFromResult: ({ data }) => ({ isFirst: data?.length === 0 }),
  });
  const { data: fields } = useGetSentFieldsQuery(isServed && isFirst && job.isOpen ? job.id : skipToken);
  if (!fields || !isContactAlone(fields)) return null;
  // In one line of a phone.
  return (
    <Typography variant="caption" component="p">
      {texts.onlyContact}
    </Typography>
  );
}
