import { FORCED_COLORS, TOUCH } from '@/shared/ui/media-queries';
import type { CSSObject, Theme } from '@mui/material/styles';

/** The workplace and the working type as pills. */
export const badgesStyle = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > span': {
    ...theme.typography.caption,
    padding: theme.spacing(0.25, 1.25),
    borderRadius: 999,
    fontWeight: 700,
    color: theme.vars.palette.tint.onPrimary,
    backgroundColor: theme.vars.palette.tint.primary,
    [FORCED_COLORS]: { border: '1px solid' },
  },
});

function partsStyle(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const text = { ...theme.typography.body2, margin: 0, color: palette.text.secondary };
  return {
    '.job-logo': { gridArea: 'logo' },
    '.job-logo > img': { borderRadius: 12 },
    '.job-text': { gridArea: 'text', minWidth: 0 },
    // Not balanced, as headings are: finding the balance of ten titles takes a sixth of the whole layout.
    '.job-title': { ...theme.typography.h5, margin: theme.spacing(0, 0, 0.5), lineHeight: 1.4, textWrap: 'wrap' },
    '.job-title > a': { color: 'inherit', textDecoration: 'none' },
    '.job-title > a:hover': { color: palette.primary.main, textDecoration: 'underline' },
    // The whole card opens the vacancy, while the link's name stays its title.
    '.job-title > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
    '.job-title > a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '.job-title > a:focus-visible::after': { outline: `3px solid ${palette.primary.dark}`, outlineOffset: 2 },
    '.job-company': text,
    // Above the title's stretched link.
    '.job-company > a': {
      position: 'relative',
      display: 'inline-block',
      margin: '-2px 0',
      padding: '2px 0',
      color: 'inherit',
      textDecoration: 'none',
      // Down over the line of the place, and not up over the title, which is a link as well.
      [TOUCH]: { paddingBottom: 22, marginBottom: -22 },
    },
    '.job-company > a:hover': { textDecoration: 'underline' },
    '.job-badges': { ...badgesStyle(theme), gridArea: 'badges', minHeight: 24 },
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
    '.job-actions': { gridArea: 'actions', alignSelf: 'start', margin: theme.spacing(-1, -1, 0, 0) },
    '.job-main': { gridArea: 'main', placeSelf: 'end', alignItems: 'center', minHeight: 44 },
    // Close to the due date, which stands in the middle of a higher row.
    '.job-highlights': { ...text, gridArea: 'highlights', minHeight: 20, marginTop: theme.spacing(-1) },
    '.job-highlights > [data-pay]': { fontWeight: 600, color: palette.text.primary },
    // A part breaks as a whole.
    '.job-highlights > *': { display: 'inline-block' },
    '.job-highlights > * + *::before': { content: '"·"', margin: '0 0.5ch', fontWeight: 400 },
    '.job-highlights > strong': { color: palette.tint.onSuccess },
  };
}

/**
 * A card: logo and text above badges above the due date above the highlights. The small buttons stand at the upper
 * right; on a phone they stand beside the main button, so that the title keeps its width, and on a small one below all
 * lines.
 */
function cardStyle(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    height: '100%',
    display: 'grid',
    gridTemplate: `
      "logo text text actions"
      "badges badges badges badges"
      "due due main main" 1fr
      "highlights highlights highlights highlights"
      / 56px 1fr auto auto`,
    gap: theme.spacing(1.5),
    padding: theme.spacing(2.5),
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: 16,
    overflowWrap: 'anywhere',
    // Only while pointed at: a card that comes to show another job does so at once.
    '&:hover:not([data-closed])': {
      transition: theme.transitions.create(['box-shadow', 'border-color'], { duration: 150 }),
      borderColor: palette.primary.light,
      boxShadow: `0 6px 20px ${palette.shadow}`,
    },

    ...partsStyle(theme),
    // Above the title's stretched link, so that buttons can be pressed.
    '.job-actions, .job-main': { position: 'relative', display: 'flex' },

    '&[data-closed]': {
      backgroundColor: palette.closed.background,
      img: { filter: 'grayscale(1)' },
      '.job-title, .job-company, .job-due, .job-highlights, .job-highlights > *': { color: palette.closed.text },
      '.job-badges > span': { color: palette.closed.text, backgroundColor: palette.closed.badge },
    },

    [theme.breakpoints.down('sm')]: {
      gridTemplate: `
        "logo text text text"
        "badges badges badges badges"
        "due due actions main" 1fr
        "highlights highlights highlights highlights"
        / 56px 1fr auto auto`,
      columnGap: theme.spacing(1),
      padding: theme.spacing(2),
      '.job-actions': { alignSelf: 'end', margin: 0 },
    },
    // Beside the buttons, a month's name would have a line of its own.
    '@media (max-width: 399.95px)': {
      gridTemplate: `
        "logo text text text"
        "badges badges badges badges"
        "due due due due"
        "highlights highlights highlights highlights"
        ". . actions main" 1fr
        / 56px 1fr auto auto`,
      '.job-due': { minHeight: 0 },
      '.job-highlights': { marginTop: theme.spacing(-0.5) },
    },
  };
}

/**
 * The list of cards, `ul.job-cards`, with all parts of its cards: one column on a phone, two from the middle width on. For
 * the one styled element around a list: ten cards change with every page and letter, and as many styled components as
 * they have parts would take several times as long to draw.
 */
export const jobCardsStyle = (theme: Theme): CSSObject => ({
  '.job-cards': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: theme.spacing(1.5),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(2.5) },
  },
  '.job-cards > li': { minWidth: 0 },
  '.job-card': cardStyle(theme),
});
