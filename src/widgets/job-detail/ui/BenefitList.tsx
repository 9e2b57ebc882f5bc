import type { JobDetail } from '@/entities/job';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { benefitIcon } from './benefit-icons';
import { texts } from '../texts';

/** Rows with `span.benefit-icon` and a name each. */
const BenefitRows = styled('ul')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  li: { display: 'flex', alignItems: 'center', gap: spacing(1.5), minWidth: 0, overflowWrap: 'anywhere' },
  '.benefit-icon': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    color: vars.palette.primary.main,
    backgroundColor: vars.palette.tint.primary,
  },
}));

/** The benefits in two columns (one on a phone), an icon each. Specification 1, section 2, "Job detail screen". */
export function BenefitList({ benefits }: Pick<JobDetail, 'benefits'>) {
  if (benefits.length === 0) return <Typography color="textSecondary">{texts.noBenefits}</Typography>;
  return (
    <BenefitRows>
      {benefits.map(({ id, name }) => {
        const BenefitIcon = benefitIcon(name);
        return (
          <li key={id}>
            <span className="benefit-icon" aria-hidden>
              <BenefitIcon />
            </span>
            {name}
          </li>
        );
      })}
    </BenefitRows>
  );
}
