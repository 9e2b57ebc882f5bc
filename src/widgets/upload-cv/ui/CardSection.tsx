import type { ReactNode } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { MONTH_OPTIONS } from '@/shared/lib/dates';
import { SelectInput } from '@/shared/ui/form';
import type { CvCard } from '../model/card';
import { texts } from './texts';

interface CardSectionProps {
  title: string;
  /** The number of entries by what is to be done with them, in words. */
  counts: string;
  /** The entries that are neither saved, skipped nor in the profile. */
  open: readonly CvCard[];
  /** False for a section that the profile has already: it is folded at first. */
  expanded: boolean;
  children: ReactNode;
}

/** A section of a CV, which folds, with the fields that one choice fills in for all its entries. */
export function CardSection({ title, counts, open, expanded, children }: CardSectionProps) {
  const asked = new Map(open.flatMap((card) => card.check().asked.map((field) => [field.name, field] as const)));
  const months = [...asked.values()].filter(({ isMonth }) => isMonth);
  const others = [...asked.values()].flatMap(({ name, isMonth }) => (isMonth ? [] : name));
  const { shared, prefix = '' } = open.find((card) => card.check().asked.length > 0) ?? {};
  return (
    <Accordion
      defaultExpanded={expanded}
      slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        sx={{ '& .MuiAccordionSummary-content': { flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' } }}
      >
        {title}{' '}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {counts}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1, sm: 2 }, pb: 1.5 }}>
        {asked.size > 0 && (
          <FormControl component="fieldset" fullWidth>
            <FormLabel component="legend">{shared?.question ?? texts.allEntries}</FormLabel>
            {shared && others.length > 0 && <shared.Fields prefix={prefix} asked={others} />}
            {months.map(({ name, label }) => (
              <SelectInput key={name} name={prefix + name} label={texts.monthOf(label)} options={MONTH_OPTIONS} />
            ))}
            <FormHelperText sx={{ mx: 0 }}>{texts.shared}</FormHelperText>
          </FormControl>
        )}
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
