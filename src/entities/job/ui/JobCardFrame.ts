import { styled } from '@mui/material/styles';

/** Grey, and yet 4.5:1: what is closed can still be read. */
const CLOSED = { ground: '#eceeed', badge: '#dfe3e1', text: '#5b6664' };

/**
 * The card's frame: logo and text above badges above the due date. The small buttons stand at the upper right; on a
 * phone they stand beside the main button, so that the title keeps its width.
 *
 * It styles its parts by their class names, for ten cards change with every page and letter: as many styled components
 * as a card has parts would take twice as long.
 */
export const JobCardFrame = styled('article')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const text = { ...theme.typography.body2, margin: 0, color: palette.text.secondary };
  return {
    position: 'relative',
    height: '100%',
    display: 'grid',
    gridTemplate: `
      "logo text text actions"
      "badges badges badges badges"
      "due due main main" 1fr
      / 56px 1fr auto auto`,
    gap: theme.spacing(1.5),
    padding: theme.spacing(2.5),
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: 16,
    transition: theme.transitions.create(['box-shadow', 'border-color'], { duration: 150 }),
    overflowWrap: 'anywhere',
    '&:hover:not([data-closed])': {
      borderColor: palette.primary.light,
      boxShadow: '0 6px 20px rgb(7 67 63 / 10%)',
    },

    '.job-logo': { gridArea: 'logo' },
    '.job-logo > img': { borderRadius: 10 },
    '.job-text': { gridArea: 'text', minWidth: 0 },
    '.job-title': { ...theme.typography.h5, margin: theme.spacing(0, 0, 0.5), lineHeight: 1.4 },
    '.job-title > a': { color: 'inherit', textDecoration: 'none' },
    '.job-title > a:hover': { color: palette.primary.main, textDecoration: 'underline' },
    // The whole card opens the vacancy, while the link's name stays its title.
    '.job-title > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
    '.job-title > a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '.job-title > a:focus-visible::after': { outline: `3px solid ${palette.primary.dark}`, outlineOffset: 2 },
    '.job-company': text,
    // Above the title's stretched link, so that buttons can be pressed.
    '.job-actions, .job-main': { position: 'relative', display: 'flex' },
    '.job-actions': { gridArea: 'actions', alignSelf: 'start', margin: theme.spacing(-1, -1, 0, 0) },
    '.job-main': { gridArea: 'main', placeSelf: 'end', alignItems: 'center', minHeight: 44 },
    '.job-badges': { gridArea: 'badges', minHeight: 24 },
    '.job-due': {
      ...text,
      gridArea: 'due',
      alignSelf: 'end',
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'center',
      columnGap: '0.5ch',
      minHeight: 44,
    },

    '&[data-closed]': {
      backgroundColor: CLOSED.ground,
      img: { filter: 'grayscale(1)' },
      '.job-title, .job-company, .job-due': { color: CLOSED.text },
      '.job-badges span': { color: CLOSED.text, backgroundColor: CLOSED.badge },
    },

    [theme.breakpoints.down('sm')]: {
      gridTemplate: `
        "logo text text text"
        "badges badges badges badges"
        "due due actions main" 1fr
        / 56px 1fr auto auto`,
      columnGap: theme.spacing(1),
      padding: theme.spacing(2),
      '.job-actions': { alignSelf: 'end', margin: 0 },
    },
  };
});
