import { styled } from '@mui/material/styles';
import type { toOutcome } from '../model/pipeline';

/** Everything that a card holds, laid out by area: the stamp beside the badge on a phone, beside the title elsewhere. */
export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "logo  text  text"
    "badge badge stamp"
    "more  more  more"
    "track track track"`,
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(2),
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(3),
    gridTemplateAreas: `
      "logo  text  stamp"
      "badge badge more"
      "track track track"`,
  },
}));

type Outcome = ReturnType<typeof toOutcome>;

const BADGE_COLOURS: Record<Outcome, { color: string; backgroundColor: string }> = {
  Available: { color: '#07433f', backgroundColor: '#e2efed' },
  Accepted: { color: '#1b5e20', backgroundColor: '#e3f2e4' },
  Closed: { color: '#3d4947', backgroundColor: '#e6eae9' },
  Rejected: { color: '#8e1b1b', backgroundColor: '#fbe6e6' },
};

/** The application's badge, coloured by its outcome. */
export const Badge = styled('span')<{ outcome: Outcome }>(({ theme, outcome }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 14,
  fontWeight: 700,
  ...BADGE_COLOURS[outcome],
}));
