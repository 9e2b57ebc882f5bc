import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/shared/config';
import type { Question } from '../model/questions';
import { texts } from '../texts';
import { HelpSection } from './HelpSection';
import { StepMeanings } from './StepMeanings';

/** A question as a heading, its answer, and a link to the page that the answer is about. */
export function Answer({ name, link }: Omit<Question, 'capability'>) {
  const { question, answer } = texts.questions[name];
  return (
    <HelpSection title={question}>
      {answer.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {name === 'follow' && <StepMeanings />}
      {link && (
        <Link component={RouterLink} to={routes[link].to()}>
          {texts.links[link]}
        </Link>
      )}
    </HelpSection>
  );
}
