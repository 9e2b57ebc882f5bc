import { styled } from '@mui/material/styles';
import { CLOSED_TEXT } from './closed-colors';

/**
 * The card's frame: logo and text above badges above the due date; the small buttons stand at the upper right, on a
 * phone beside the main button, so that the title keeps its width.
 */
export const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  height: '100%',
  display: 'grid',
  gridTemplate: `
    "logo text text actions"
    "badges badges badges badges"
    "due due main main" 1fr
    / 56px 1fr auto auto`,
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  transition: theme.transitions.create(['box-shadow', 'border-color'], { duration: 150 }),
  overflowWrap: 'anywhere',
  '&:hover:not([data-closed])': {
    borderColor: theme.vars?.palette.primary.light,
    boxShadow: '0 6px 20px rgb(7 67 63 / 10%)',
  },
  // Grey, and yet 4.5:1: what is closed can still be read.
  '&[data-closed]': {
    backgroundColor: '#eceeed',
    '& img': { filter: 'grayscale(1)' },
    '& p, & h2, & h3': { color: CLOSED_TEXT },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplate: `
      "logo text text text"
      "badges badges badges badges"
      "due due actions main" 1fr
      / 56px 1fr auto auto`,
    columnGap: theme.spacing(1),
    padding: theme.spacing(2),
  },
}));

export const Logo = styled('div')({ gridArea: 'logo', '& img': { borderRadius: 10 } });

export const Text = styled('div')({ gridArea: 'text', minWidth: 0 });

export const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  margin: theme.spacing(0, 0, 0.5),
  lineHeight: 1.4,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: theme.vars?.palette.primary.main, textDecoration: 'underline' },
  // The whole card opens the vacancy, while the link's name stays its title.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${theme.vars?.palette.primary.dark}`, outlineOffset: 2 },
}));

export const Company = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars?.palette.text.secondary,
}));

/** Above the title's stretched link, so that its buttons can be pressed. */
export const Actions = styled('div')(({ theme }) => ({
  gridArea: 'actions',
  position: 'relative',
  display: 'flex',
  alignSelf: 'start',
  margin: theme.spacing(-1, -1, 0, 0),
  [theme.breakpoints.down('sm')]: { alignSelf: 'end', margin: 0 },
}));

export const Badges = styled('div')({ gridArea: 'badges', minHeight: 24 });

export const Due = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: 'due',
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: '0.5ch',
  minHeight: 44,
  margin: 0,
  color: theme.vars?.palette.text.secondary,
}));

/** Above the title's stretched link, so that its button can be pressed. */
export const Main = styled('div')({
  gridArea: 'main',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  justifySelf: 'end',
  minHeight: 44,
});
