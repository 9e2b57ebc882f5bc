import type { ElementType } from 'react';
import MuiCard from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import type { toBadge } from '../model/pipeline';

/** Everything that a card holds, laid out by area: below each other on a phone, in one row where there is room. */
export const Card = styled(MuiCard)<CardProps<'article', { component: ElementType }>>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "logo  text  text"
    "sentence sentence sentence"
    "badge badge stamp"
    "appointments appointments appointments"
    "more  more  more"
    "track track track"
    "actions actions actions"`,
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(2),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(3),
    gridTemplateAreas: `
      "logo  text  stamp"
      "sentence sentence sentence"
      "badge badge more"
      "appointments appointments appointments"
      "track track track"
      "actions actions actions"`,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '56px minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) auto',
    // Without a stamp, the badge is in the middle of the row.
    gridTemplateRows: '1fr auto',
    padding: theme.spacing(1.5, 2),
    gridTemplateAreas: `
      "logo text sentence badge more"
      "logo text sentence stamp more"
      "appointments appointments appointments appointments appointments"
      "track track track track track"
      "actions actions actions actions actions"`,
  },
}));

type BadgeWord = ReturnType<typeof toBadge>;

const BADGE_COLORS = { Available: 'primary', Accepted: 'success', Closed: 'muted', Rejected: 'error' } as const;

function badgeStyle({ tint }: Pick<Palette, 'tint'>, badge: BadgeWord) {
  const color = BADGE_COLORS[badge];
  const text = { primary: tint.onPrimary, success: tint.onSuccess, muted: tint.onMuted, error: tint.onError };
  return { color: text[color], backgroundColor: tint[color] };
}

/** The application's badge, coloured by its word. A step that only the provider names may take more lines. */
export const Badge = styled(Chip, { shouldForwardProp: (name) => name !== 'badge' && name !== 'sx' })<{
  badge: BadgeWord;
}>(({ theme, badge }) => ({
  ...theme.typography.body2,
  height: 'auto',
  borderRadius: 999,
  fontWeight: 700,
  ...badgeStyle(theme.vars.palette, badge),
  '.MuiChip-label': { padding: theme.spacing(0.5, 1.5), whiteSpace: 'normal' },
}));
