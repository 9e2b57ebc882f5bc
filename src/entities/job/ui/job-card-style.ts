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
    '.job-logo > img': { borderRadius: 8 },
    '.job-text': { gridArea: 'text', minWidth: 0, lineHeight: 1.4 },
    // Not balanced, as headings are: finding the balance of ten titles takes a sixth of the whole layout.
    '.job-title': { ...theme.typography.h5, margin: '0 0 2px', paddingRight: 36, lineHeight: 1.5, textWrap: 'wrap' },
    // As a target it is 24 pixels high.
    '.job-title a': { display: 'inline-block', color: 'inherit', textDecoration: 'none' },
    '.job-title a:hover': { color: palette.primary.main, textDecoration: 'underline' },
    // The whole card opens the vacancy, while the link's name stays its title.
    '.job-title a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
    '.job-title a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '.job-title a:focus-visible::after': { outline: `3px solid ${palette.primary.dark}`, outlineOffset: 2 },
    // Company and place share their lines. The dot between them stays beside the name's last word.
    '.job-company': { ...text, display: 'inline', lineHeight: 1.4 },
    '.job-company + .job-company::before': { content: '"\u00a0· "' },
    // Above the title's stretched link.
    '.job-company > a': {
      position: 'relative',
      padding: '3px 0',
      color: 'inherit',
      textDecoration: 'none',
      // Down over the line of the place, and not up over the title, which is a link as well.
      [TOUCH]: { paddingBottom: 24 },
    },
    '.job-company > a:hover': { textDecoration: 'underline' },
    '.job-reason': { ...text, marginTop: theme.spacing(0.5) },
    '.job-highlights': { ...text, gridArea: 'highlights', minHeight: 22 },
    '.job-highlights > [data-pay]': { ...theme.typography.body1, fontWeight: 600, color: palette.text.primary },
    // A part breaks as a whole.
    '.job-highlights > *': { display: 'inline-block' },
    // At the end of a line, never at its beginning.
    '.job-highlights > :not(:last-child)::after': { content: '"·"', margin: '0 0.5ch', fontWeight: 400 },
    '.job-highlights > strong': { color: palette.tint.onSuccess },
    '.job-badges': {
      ...badgesStyle(theme),
      gridArea: 'badges',
      // Beside a higher card, the badges keep the height of their text.
      alignContent: 'end',
      gap: theme.spacing(0.5),
      minHeight: 22,
    },
    '.job-badges > span': { padding: theme.spacing(0.125, 1) },
    '.job-due': {
      ...theme.typography.caption,
      margin: 0,
      color: palette.text.secondary,
      gridArea: 'due',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '0.5ch',
      minHeight: 18,
      lineHeight: 1.5,
    },
    '.job-due[data-soon]': { color: palette.warning.main, fontWeight: 600 },
    // Above the title's stretched link, so that the buttons can be pressed.
    '.job-main': {
      gridArea: 'main',
      alignSelf: 'end',
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
    },
    // The bookmark is at the upper right, beside the title; sharing is beside the main button.
    '.job-actions': { display: 'contents' },
    '.job-actions > :first-of-type': { position: 'absolute', top: 4, right: 4 },
    '.job-actions > :last-of-type': { gridArea: 'share', alignSelf: 'end', position: 'relative', marginLeft: -8 },
    // The buttons and a candidate's page need scripts.
    '.job-actions, .job-main, .job-title:has(noscript:not([hidden])) > a': {
      '@media (scripting: none)': { display: 'none' },
    },
  };
}

/**
 * A card: logo and text, highlights, and at the bottom badges above the due date, beside the buttons. About 160 pixels high
 * with a title of one line.
 */
function cardStyle(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    height: '100%',
    display: 'grid',
    gridTemplate: `
      "logo text text text"
      "highlights highlights highlights highlights"
      "badges badges share main" 1fr
      "due due share main"
      / 40px 1fr auto auto`,
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(1.25, 1.5),
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    overflowWrap: 'anywhere',
    // Only while pointed at: a card that comes to show another job does so at once.
    '&:hover:not([data-closed])': {
      transition: theme.transitions.create(['box-shadow', 'border-color'], { duration: 150 }),
      borderColor: palette.primary.light,
      boxShadow: `0 6px 20px ${palette.shadow}`,
    },

    ...partsStyle(theme),
    '&[data-closed]': {
      backgroundColor: palette.closed.background,
      img: { filter: 'grayscale(1)' },
      '.job-title, .job-company, .job-due, .job-highlights, .job-highlights > *': { color: palette.closed.text },
      '.job-badges > span': { color: palette.closed.text, backgroundColor: palette.closed.badge },
    },

    // Beside the buttons, a month's name would need a second line there.
    '@media (max-width: 359.95px)': {
      gridTemplate: `
        "logo text text text"
        "highlights highlights highlights highlights"
        "due due due due"
        "badges badges share main" 1fr
        / 40px 1fr auto auto`,
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
    gap: theme.spacing(1),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  // The browser skips cards that are far out of sight. Shadows and outlines extend beyond a card.
  '.job-cards > li': {
    minWidth: 0,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 169px',
    overflowClipMargin: 28,
  },
  // A heading within the list takes a row.
  '.job-cards > .job-cards-heading': {
    gridColumn: '1 / -1',
    contentVisibility: 'visible',
    marginTop: theme.spacing(2),
    h2: { ...theme.typography.h3, margin: 0 },
    p: { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  },
  '.job-card': cardStyle(theme),
});
