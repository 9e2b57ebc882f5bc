import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/shared/config';
import { PIPELINE } from '@/entities/application';
import type { Question } from './questions';
import { texts } from './texts';

/** Every step of an application with its meaning, in order. Specification 1, section 4. */
function StepMeanings() {
  return (
    <Box component="ol" sx={{ m: 0, pl: 3 }}>
      {PIPELINE.map(({ key, label }) => (
        <li key={key}>
          <strong>{label}</strong>: {texts.steps[key]}
        </li>
      ))}
    </Box>
  );
}

const folded = {
  maxWidth: '72ch',
  borderBottom: 1,
  borderColor: 'divider',
  lineHeight: 1.7,
  breakInside: 'avoid',
  summary: { py: 1.5, cursor: 'pointer' },
  h2: { typography: 'h3', display: 'inline', m: 0 },
  p: { lineHeight: 'inherit' },
  '.answer': { display: 'grid', justifyItems: 'start', gap: 1.5, pb: 3 },
  '@media print': { 'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
};

/** A question as a heading, which unfolds its answer and a link to the page that the answer is about. */
export function HelpQuestion({ name, link }: Omit<Question, 'capability'>) {
  const { question, answer } = texts.questions[name];
  return (
    <Box sx={folded}>
      {/* eslint-disable no-restricted-syntax -- Material UI has none that opens without scripts. */}
      <details>
        <summary>
          <h2>{question}</h2>
        </summary>
        <div className="answer">
          {answer.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          {name === 'follow' && <StepMeanings />}
          {link && (
            <Link component={RouterLink} to={routes[link].to()}>
              {texts.links[link]}
            </Link>
          )}
        </div>
      </details>
      {/* eslint-enable no-restricted-syntax */}
    </Box>
  );
}
