import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useInView } from '../lib/in-view';
import type { CounterRange } from '../model/counter';
import { texts } from '../texts';
import { Counter } from './Counter';

const Section = styled(Container)(({ theme: { breakpoints, spacing, vars } }) => {
  const { palette } = vars;
  return {
    maxWidth: breakpoints.values.md,
    marginTop: spacing(-7),
    '& > div': {
      display: 'grid',
      // Below each other where the text is large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
      paddingBlock: spacing(2.5),
      borderRadius: 16,
      textAlign: 'center',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      boxShadow: `0 12px 32px ${palette.shadow}`,
    },
    '& > div > div': { paddingInline: spacing(1) },
    p: { margin: 0, color: palette.text.secondary },
    '& > p': { paddingTop: spacing(2), textAlign: 'center' },
    [breakpoints.up('md')]: { marginTop: spacing(-8), '& > div': { paddingBlock: spacing(4) } },
  };
}) as typeof Container;

/** How many candidates and vacancies there are, counted up once in view, and that nothing has a price. Specification 1, section 2. */
export function Statistics({ ranges }: { ranges: Record<'candidates' | 'jobs', CounterRange> }) {
  const [ref, seen] = useInView<HTMLDivElement>();
  return (
    <Section component="section" aria-label={texts.statistics}>
      <div ref={ref}>
        <div>
          <Counter range={ranges.candidates} started={seen} />
          <p>{texts.candidates}</p>
        </div>
        <div>
          <Counter range={ranges.jobs} started={seen} />
          <p>{texts.jobs}</p>
        </div>
      </div>
      <p>{texts.free}</p>
    </Section>
  );
}
