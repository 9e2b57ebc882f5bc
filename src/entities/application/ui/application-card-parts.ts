import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import type { toOutcome } from '../model/pipeline';

/** Everything that a card holds, laid out by area: the stamp beside the badge on a phone, beside the title elsewhere. */
export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "logo  text  text"
    "badge badge stamp"
    "more  more  more"
    "track track track"
    "notice notice notice"`,
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(3),
    gridTemplateAreas: `
      "logo  text  stamp"
      "badge badge more"
      "track track track"
      "notice notice notice"`,
  },
}));

type Outcome = ReturnType<typeof toOutcome>;

const TONES = { Available: 'primary', Accepted: 'success', Closed: 'muted', Rejected: 'error' } as const;

function toneStyle({ tint }: Pick<Palette, 'tint'>, outcome: Outcome) {
  const tone = TONES[outcome];
  const text = { primary: tint.onPrimary, success: tint.onSuccess, muted: tint.onMuted, error: tint.onError };
  return { color: text[tone], backgroundColor: tint[tone] };
}

/** The application's badge, coloured by its outcome. */
export const Badge = styled('span')<{ outcome: Outcome }>(({ theme, outcome }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 999,
  fontWeight: 700,
  ...toneStyle(theme.vars.palette, outcome),
}));

/** The job's title, as a link that looks like one once it is pointed at. */
export const JobLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline' },
});
