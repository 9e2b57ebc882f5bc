import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import type { toBadge } from '../model/pipeline';

/** Everything that a card holds, laid out by area: the stamp beside the badge on a phone, beside the title elsewhere. */
export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "logo  text  text"
    "badge badge stamp"
    "standing standing standing"
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
      "standing standing standing"
      "track track track"
      "notice notice notice"`,
  },
}));

type BadgeWord = ReturnType<typeof toBadge>;

const BADGE_COLORS = { Available: 'primary', Accepted: 'success', Closed: 'muted', Rejected: 'error' } as const;

function badgeStyle({ tint }: Pick<Palette, 'tint'>, badge: BadgeWord) {
  const color = BADGE_COLORS[badge];
  const text = { primary: tint.onPrimary, success: tint.onSuccess, muted: tint.onMuted, error: tint.onError };
  return { color: text[color], backgroundColor: tint[color] };
}

/** The application's badge, coloured by its word. */
export const Badge = styled('span')<{ badge: BadgeWord }>(({ theme, badge }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 999,
  fontWeight: 700,
  ...badgeStyle(theme.vars.palette, badge),
}));

/** The job's title, as a link that looks like one once it is pointed at. */
export const JobLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline' },
});
