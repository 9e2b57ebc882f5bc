import { styled } from '@mui/material/styles';

/** The region and its parts, by class name. */
export const MatchRegion = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  const text = { ...theme.typography.body2, margin: 0, color: palette.text.secondary };
  return {
    marginBottom: theme.spacing(2),
    padding: theme.spacing(1.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    overflowWrap: 'anywhere',
    // Of choices alone: one line, which can be scrolled.
    '&.match-strip': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      boxSizing: 'border-box',
      // As much as the list leaves free for it, whether its chips are pressed by a finger or a mouse.
      minHeight: 52,
      margin: theme.spacing(-0.5, 0, 0.5),
      padding: theme.spacing(0.5, 0),
      border: 0,
      backgroundColor: 'transparent',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      h2: { ...theme.typography.body2, fontWeight: 600 },
      '& > *': { flexWrap: 'nowrap', flexShrink: 0 },
    },
    '.match-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
    h2: { ...theme.typography.h4, margin: 0, outline: 'none' },
    h3: { ...theme.typography.h5, margin: 0 },
    'h3 > a': { color: 'inherit', textDecoration: 'none', display: 'inline-block', padding: theme.spacing(0.25, 0) },
    'h3 > a:hover': { color: palette.primary.main, textDecoration: 'underline' },
    h4: { ...theme.typography.body2, fontWeight: 600, margin: 0 },
    p: text,
    '& > p': { margin: theme.spacing(1, 0) },
    // One strip, so that the list below stays in sight.
    '.match-rows': {
      listStyle: 'none',
      margin: theme.spacing(1, -1.5),
      padding: theme.spacing(0.5, 1.5),
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(272px, 88%)',
      gridTemplateRows: 'repeat(3, auto)',
      columnGap: theme.spacing(1),
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: theme.spacing(1.5),
      '@media print': { display: 'block' },
    },
    // The buttons are at one height, and stay there when a row is opened.
    '.match-rows > li': {
      gridRow: 'span 3',
      display: 'grid',
      gridTemplateRows: 'subgrid',
      padding: theme.spacing(1),
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      scrollSnapAlign: 'start',
      '@media print': { display: 'block', marginBottom: theme.spacing(1) },
    },
    '.match-reasons': { margin: theme.spacing(0.75, 0, 0.5), gap: theme.spacing(0.5) },
    '.match-reasons .MuiChip-root': { height: 'auto', maxWidth: '100%' },
    '.match-reasons .MuiChip-label': { whiteSpace: 'normal', padding: theme.spacing(0.25, 1) },
    '.match-actions': { display: 'flex', flexWrap: 'wrap', marginLeft: theme.spacing(-0.5) },
    '.match-why': { ...text, padding: theme.spacing(0.5, 0) },
    '.match-why ul': { margin: 0, paddingLeft: theme.spacing(2.5) },
    '.match-note': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
    '.match-hidden': { ...text, listStyle: 'none', padding: 0 },
    '.match-hidden > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(1),
    },
    '.match-hidden > li > button': { flexShrink: 0 },
  };
});
