import { useId } from 'react';
import type { ReactNode } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import { routes } from '@/shared/config';
import { texts } from '../texts';
import { SignalList } from './SignalItem';

const Card = styled(Accordion)(({ theme }) => {
  const { spacing, vars } = theme;
  return {
    border: `1px solid ${vars.palette.divider}`,
    borderInlineStart: `4px solid ${vars.palette.warning.main}`,
    borderRadius: 12,
    boxShadow: 'none',
    '&::before': { display: 'none' },
    '.signal-title': { ...theme.typography.h3, margin: 0 },
    '.signal-count': { ...theme.typography.body2, marginInlineStart: spacing(1.5), color: vars.palette.text.secondary },
    '.MuiAccordionSummary-content': { alignItems: 'baseline', flexWrap: 'wrap' },
    '.signal-intro': { ...theme.typography.body2, margin: spacing(0.5, 0, 0) },
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
  const checksOthers = useCapability('adCheck');
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
          <p className="signal-intro">{texts.intro}</p>
          <SignalList>{children}</SignalList>
          {checksOthers && (
            <Link
              component={RouterLink}
              to={routes.checkAd.to()}
              variant="body2"
              sx={{ display: 'inline-block', mt: 2, py: 1 }}
            >
              {texts.checkOther}
            </Link>
          )}
        </AccordionDetails>
      </Card>
    </section>
  );
}
