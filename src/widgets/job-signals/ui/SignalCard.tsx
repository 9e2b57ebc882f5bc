import { useId } from 'react';
import type { ReactNode } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const Card = styled(Accordion)(({ theme }) => {
  const { spacing, vars } = theme;
  return {
    border: `1px solid ${vars.palette.divider}`,
    borderInlineStart: `4px solid ${vars.palette.warning.main}`,
    borderRadius: 12,
    boxShadow: 'none',
    overflowWrap: 'anywhere',
    '&::before': { display: 'none' },
    '.signal-title': { ...theme.typography.h3, margin: 0 },
    '.signal-count': { ...theme.typography.body2, marginInlineStart: spacing(1.5), color: vars.palette.text.secondary },
    '.MuiAccordionSummary-content': { alignItems: 'baseline', flexWrap: 'wrap' },
    'p, blockquote': { ...theme.typography.body2, margin: theme.spacing(0.5, 0, 0) },
    ul: { listStyle: 'none', margin: 0, padding: 0 },
    li: { marginTop: spacing(2), paddingTop: spacing(2), borderTop: `1px solid ${vars.palette.divider}` },
    h3: { ...theme.typography.body1, fontWeight: 600, margin: 0 },
    blockquote: {
      margin: spacing(1, 0, 0),
      paddingInlineStart: spacing(1.5),
      borderInlineStart: `2px solid ${vars.palette.divider}`,
      color: vars.palette.text.secondary,
    },
  };
});

interface SignalCardProps {
  /** How many signals there are, in words. */
  count: string;
  isFolded: boolean;
  onFold?: (isFolded: boolean) => void;
  /** A list item for each. */
  children: ReactNode;
}

/** The region "Periksa dulu", which can be folded away. */
export function SignalCard({ count, isFolded, onFold, children }: SignalCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <Card
        disableGutters
        expanded={!isFolded}
        onChange={(_event, expanded) => onFold?.(!expanded)}
        // The section is the region, folded or not.
        slotProps={{ heading: { component: 'h2' }, region: { role: 'presentation', 'aria-labelledby': undefined } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreIcon />} aria-controls={`${id}-signals`}>
          <span id={`${id}-title`} className="signal-title">
            {texts.title}
          </span>
          <span className="signal-count">{count}</span>
        </AccordionSummary>
        <AccordionDetails sx={{ pt: 0 }}>
          <p>{texts.intro}</p>
          <ul>{children}</ul>
        </AccordionDetails>
      </Card>
    </section>
  );
}
