import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { useInView } from '../lib/use-in-view';
import { candidateCounter, jobCounter } from '../model/counter';
import { texts } from '../texts';
import { Counter } from './Counter';

/** How many candidates and vacancies there are, counted up once in view. Specification 1, section 2. */
export function Statistics() {
  const [ref, seen] = useInView<HTMLDivElement>();
  return (
    <Container component="section" aria-label={texts.statistics} maxWidth="md" sx={{ mt: { xs: -7, md: -8 } }}>
      <Paper
        ref={ref}
        elevation={0}
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          py: { xs: 2.5, md: 4 },
          borderRadius: '16px',
          boxShadow: '0 12px 32px var(--mui-palette-shadow)',
          textAlign: 'center',
          '& > * + *': { borderInlineStart: 1, borderColor: 'divider' },
        }}
      >
        <Box sx={{ px: 1 }}>
          <Counter range={candidateCounter} started={seen} />
          <Box sx={{ color: 'text.secondary' }}>{texts.candidates}</Box>
        </Box>
        <Box sx={{ px: 1 }}>
          <Counter range={jobCounter} started={seen} />
          <Box sx={{ color: 'text.secondary' }}>{texts.jobs}</Box>
        </Box>
      </Paper>
    </Container>
  );
}
