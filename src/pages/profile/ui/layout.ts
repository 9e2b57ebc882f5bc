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
    // Width and height of the photo.
    '--photo': '64px',
    display: 'grid',
    gridTemplate: '"photo text" "about about" "edit edit" "rest rest" / var(--photo) minmax(0, 1fr)',
    alignItems: 'center',
    gap: spacing(1, 2),
    padding: spacing(2),
    '& > img': { gridArea: 'photo', alignSelf: 'start' },
    '.header-text': { gridArea: 'text', minWidth: 0, overflowWrap: 'anywhere' },
    '.header-edit': { gridArea: 'edit' },
    '.header-rest': { gridArea: 'rest' },
    h1: { ...theme.typography.h1, fontSize: '1.375rem', margin: 0, [breakpoints.up('md')]: { fontSize: '2rem' } },
    '.header-headline': { ...theme.typography.body2, margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
    '.header-about': {
      ...theme.typography.body2,
      gridArea: 'about',
      maxWidth: '70ch',
      margin: 0,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    [breakpoints.up('md')]: {
      '--photo': '112px',
      gridTemplate: '"photo text edit" "photo about about" "photo rest rest" 1fr / var(--photo) minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: spacing(2, 4),
      padding: spacing(4),
      '.header-headline, .header-about': theme.typography.body1,
    },
  };
});
