import { useCapability } from '@/entities/capability/@x/answer';
import type { Answers } from './answers.dto';
import { toCounts, AnswersNote } from './AnswersNote';
import { texts } from './texts';

/** How a company usually answers; nothing where the provider does not tell. Specification 4, section 12. */
export function CompanyAnswers({ answers }: { answers: Answers | null | undefined }) {
  const isTold = useCapability('answers');
  if (!isTold || !answers) return null;
  return <AnswersNote>{`${texts.usually(answers.days)} · ${toCounts(answers)}`}</AnswersNote>;
}
