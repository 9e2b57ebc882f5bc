import { styled } from '@mui/material/styles';

/** The card's frame. Whatever lies on it at a higher `z-index` stays clickable above the title's stretched link. */
export const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  transition: theme.transitions.create(['box-shadow', 'border-color'], { duration: 150 }),
  overflowWrap: 'anywhere',
  '&:hover:not([data-closed])': {
    borderColor: theme.vars?.palette.primary.light,
    boxShadow: '0 6px 20px rgb(7 67 63 / 10%)',
  },
  '&[data-closed]': { backgroundColor: '#eceeed', '& img': { filter: 'grayscale(1)' }, '& *': { color: '#5b6664' } },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(1) },
}));

export const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px 1fr auto',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  '& img': { borderRadius: 10 },
}));

export const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  lineHeight: 1.4,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: theme.vars?.palette.primary.main, textDecoration: 'underline' },
  // The whole card opens the vacancy, while the link's name stays its title.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid #f4b942', outlineOffset: 2 },
}));

export const Company = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars?.palette.text.secondary,
}));

export const Actions = styled('div')({ position: 'relative', zIndex: 1, display: 'flex', margin: '-8px -8px 0 0' });

export const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 40,
  color: theme.vars?.palette.text.secondary,
  '& > :not(span)': { position: 'relative', zIndex: 1 },
}));
