import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { FORCED_COLORS } from '@/shared/ui/media-queries';

/** An entry of the bar, be it a link or a button. */
const entryStyle = ({ spacing, vars: { palette } }: Theme): CSSObject => ({
  justifyContent: 'flex-start',
  gap: spacing(1.5),
  width: '100%',
  minHeight: 44,
  padding: spacing(0, 1.75),
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[aria-current]': {
    color: palette.primary.main,
    backgroundColor: palette.tint.primary,
    [FORCED_COLORS]: { border: '1px solid' },
  },
});

/** The bar at the top. Its parts go by class name, as those of the job list do: one style to be made, for all of them. */
export const NavbarFrame = styled('header')(({ theme }) => {
  const { breakpoints, spacing } = theme;
  const { palette, shape } = theme.vars;
  return {
    position: 'sticky',
    top: 0,
    zIndex: theme.zIndex.appBar,
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '.nav-bar': { display: 'flex', alignItems: 'center', gap: spacing(3), minHeight: 64 },
    '.nav-home': { marginInlineEnd: 'auto', borderRadius: shape.borderRadius },
    '.nav-wide': { display: 'none', alignItems: 'center', gap: spacing(2.5) },
    '.nav-links': { display: 'flex', gap: spacing(0.5) },
    '.nav-news': { minWidth: 44, marginInline: -12 },
    '.nav-visitor': { display: 'flex', gap: spacing(1.5) },
    [breakpoints.up('md')]: {
      '.nav-bar': { minHeight: 72 },
      '.nav-wide': { display: 'flex' },
      '.nav-narrow': { display: 'none' },
    },
    '.nav-entry': entryStyle(theme),
    '.nav-candidate': { gap: spacing(1), maxWidth: 240, padding: spacing(0, 1) },
    // The room of a name.
    '.nav-candidate[data-unknown]': { minWidth: 200, visibility: 'hidden' },
    '.nav-sign': { display: 'flex' },
    '.nav-sign[data-open]': { rotate: '180deg' },
    '.nav-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '.nav-skip': {
      position: 'absolute',
      insetInlineStart: 16,
      top: 12,
      zIndex: 1,
      padding: spacing(1, 2),
      borderRadius: shape.borderRadius,
      backgroundColor: palette.primary.dark,
      color: palette.primary.contrastText,
      fontWeight: 700,
      '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
    },
  };
});
