import { useCapability } from '@/entities/capability/@x/answer';
import type { Answers } from '../api/answers.dto';
import { toCounts } from '../model/to-counts';
import { texts } from '../texts';
import { AnswersNote } from './AnswersNote';

/** How a company usually answers; nothing where the provider does not tell. Specification 4, section 12. */
export function CompanyAnswers({ answers }: { answers: Answers | null | undefined }) {
  const isTold = useCapability('answers');
  if (!isTold || !answers) return null;
  return <AnswersNote>{`${texts.usually(answers.days)} · ${toCounts(answers)}`}</AnswersNote>;
}
