import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { JobDetail } from '@/entities/job';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { jobWanted } from '@/entities/session';
import { routes } from '@/shared/config';
import { formatDuration } from '@/shared/lib/dates';
import { formQuery } from '@/shared/lib/forms';
import { toListItems } from '@/shared/lib/html';
import { toComparedProfile } from '../model/application-preview';
import type { ApplicationPreview } from '../model/application-preview';
import { gapsOf } from '../model/gaps';
import type { Gap } from '../model/gaps';
import { texts } from './texts';

/** The form of the profile that fills each. */
const FORMS = {
  education: formQuery('education', { tab: 'latar-belakang' }),
  experience: formQuery('work-experience', { tab: 'latar-belakang' }),
  language: formQuery('language', { tab: 'minat-preferensi' }),
};

function describe(gap: Gap, hasNeverWorked: boolean): string {
  switch (gap.kind) {
    case 'education':
      return gap.highest === null ? texts.noEducation(gap.asked) : texts.lowerEducation(gap.asked, gap.highest);
    case 'experience': {
      const asked = formatDuration(gap.askedMonths);
      if (gap.months > 0) return texts.lessExperience(asked, formatDuration(gap.months));
      return hasNeverWorked ? texts.neverWorked(asked) : texts.noExperience(asked);
    }
    case 'language':
      return texts.language(gap.language, gap.sentence);
  }
}

/** The sentences of a provider's HTML, as plain text. */
function sentencesOf(html: string): string[] {
  const holder = document.createElement('template');
  return toListItems(html).map((item) => {
    holder.innerHTML = item;
    return (holder.content.textContent ?? '').trim();
  });
}

/** True when the profile says so; it is fetched only when a gap is worded by it. */
function useHasNeverWorked(gaps: readonly Gap[]): boolean {
  const isWanted = gaps.some((gap) => gap.kind === 'experience' && gap.months === 0);
  const { data } = useGetProfileQuery(isWanted ? undefined : skipToken);
  return data?.noWorkExperience ?? false;
}

interface GapsProps {
  job: JobDetail;
  preview: ApplicationPreview;
}

/** Requirements of the job that the profile does not show, each with a way to fill it in; nothing without a gap. */
export function Gaps({ job, preview }: GapsProps) {
  const gaps = useMemo(() => gapsOf(job, sentencesOf(job.requirements), toComparedProfile(preview)), [job, preview]);
  const hasNeverWorked = useHasNeverWorked(gaps);
  const dispatch = useDispatch();
  if (gaps.length === 0) return null;

  // The way back to the job waits on the profile.
  const handleLeave = () => void dispatch(jobWanted(routes.job.to(job.slug), job.title));
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      <AlertTitle>{texts.gaps}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {gaps.map((gap) => {
          const text = describe(gap, hasNeverWorked);
          const isFillable = gap.kind !== 'experience' || !hasNeverWorked;
          return (
            <li key={gap.kind} style={{ overflowWrap: 'anywhere' }}>
              {text}{' '}
              {isFillable && (
                <Link
                  component={RouterLink}
                  to={`${routes.profile.to()}?${FORMS[gap.kind]}`}
                  aria-label={`${texts.fillIn}: ${text}`}
                  onClick={handleLeave}
                >
                  {texts.fillIn}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {texts.gapsHint}
    </Alert>
  );
}
