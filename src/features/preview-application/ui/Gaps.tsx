import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { JobDetail } from '@/entities/job';
import { routes } from '@/shared/config';
import { toListItems } from '@/shared/lib/html';
import { toComparedProfile } from '../model/application-preview';
import type { ApplicationPreview } from '../model/application-preview';
import { gapsOf } from '../model/gaps';
import type { Gap } from '../model/gaps';
import { texts } from '../texts';

/** The tab of the profile that fills each. */
const TABS = { education: 'latar-belakang', experience: 'latar-belakang', language: 'minat-preferensi' } as const;

function describe(gap: Gap): string {
  switch (gap.kind) {
    case 'education':
      return gap.highest === null ? texts.noEducation(gap.asked) : texts.lowerEducation(gap.asked, gap.highest);
    case 'experience':
      return gap.months === 0 ? texts.noExperience(gap.askedMonths) : texts.lessExperience(gap.askedMonths, gap.months);
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

interface GapsProps {
  job: JobDetail;
  preview: ApplicationPreview;
}

/** What the job asks for and the profile does not show, with the way to fill it in; nothing without a gap. */
export function Gaps({ job, preview }: GapsProps) {
  const gaps = useMemo(() => gapsOf(job, sentencesOf(job.requirements), toComparedProfile(preview)), [job, preview]);
  if (gaps.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      <AlertTitle>{texts.gaps}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {gaps.map((gap) => (
          <li key={gap.kind} style={{ overflowWrap: 'anywhere' }}>
            {describe(gap)}{' '}
            <Link
              component={RouterLink}
              to={`${routes.profile.to()}?tab=${TABS[gap.kind]}`}
              aria-label={`${texts.fillIn}: ${describe(gap)}`}
            >
              {texts.fillIn}
            </Link>
          </li>
        ))}
      </ul>
      {texts.gapsHint}
    </Alert>
  );
}
