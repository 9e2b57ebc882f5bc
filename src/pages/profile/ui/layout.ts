import { styled } from '@mui/material/styles';
import { Card } from '@/shared/ui/Card';

/** The cards of the profile, one below the other. */
export const ProfileColumn = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(2),
  [breakpoints.up('md')]: { gap: spacing(3) },
}));

/** The card at the head of the profile, and of its placeholder. */
export const HeaderCard = styled(Card)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: spacing(2),
    padding: spacing(3),
    textAlign: 'center',
    [breakpoints.up('md')]: {
      flexDirection: 'row',
      alignItems: 'flex-start',
      gap: spacing(4),
      padding: spacing(4),
      textAlign: 'left',
    },
    '.header-text': { flexGrow: 1, alignSelf: 'center', minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
    h1: { ...theme.typography.h1, margin: 0 },
    '.header-headline': { margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
    '.header-about': { maxWidth: '70ch', margin: spacing(1.5, 0, 0), whiteSpace: 'pre-line' },
  };
});
