import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { useCapability } from '@/entities/capability/@x/answer';
import { SIMILAR_JOBS, routes } from '@/shared/config';
import { toTime } from '@/shared/lib/dates';
import type { Answers } from './answers.dto';
import { toCounts, AnswersNote } from './AnswersNote';
import { texts } from './texts';

const DAY_MS = 86_400_000;

interface WaitingAnswerProps {
  answers?: Answers | null;
  /** ISO 8601, or null. */
  appliedAt: string | null;
  /** Slug of the job, or null. */
  slug: string | null;
}

/** How long an application waits beside the usual time, and after twice that a way on. Specification 4, section 12. */
export function WaitingAnswer({ answers, appliedAt, slug }: WaitingAnswerProps) {
  const isTold = useCapability('answers');
  if (!isTold || !answers || appliedAt === null) return null;
  const day = Math.max(1, Math.ceil((new Date().getTime() - toTime(appliedAt)) / DAY_MS));
  return (
    <AnswersNote counts={toCounts(answers)}>
      {texts.waiting(day, answers.days)}
      {day > 2 * answers.days && (
        <>
          {' '}
          {texts.late}
          {slug !== null && (
            <>
              {' '}
              <Link component={RouterLink} to={`${routes.job.to(slug)}#${SIMILAR_JOBS}`}>
                {texts.similar}
              </Link>
            </>
          )}
        </>
      )}
    </AnswersNote>
  );
}
