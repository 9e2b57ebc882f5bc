import { styled } from '@mui/material/styles';

/** The matches and what is said about them, by class name; the cards are styled by the list around it. */
export const MatchFrame = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  const text = { ...theme.typography.body2, margin: 0, color: palette.text.secondary };
  return {
    outline: 'none',
    overflowWrap: 'anywhere',
    '.match-heading': { ...theme.typography.h4, margin: 0 },
    '& > p': text,
    '.job-cards': { marginTop: theme.spacing(1) },
    '.match-card-reason': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 34, ...text },
    '.match-card-reason > span': { flex: 1, minWidth: 0 },
    // Above the title's stretched link.
    '.match-card-reason > button': { position: 'relative', margin: theme.spacing(-0.5, 0) },
    '.match-foot': { ...text, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.spacing(1) },
    '.match-hidden': { ...text, listStyle: 'none', padding: 0 },
    '.match-hidden > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    '.match-all': { ...theme.typography.h4, margin: theme.spacing(2, 0, 0) },
    // One row, which is scrolled where it does not fit.
    '.match-row': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      minHeight: 48,
      // The label of the place rises above its field while that is used.
      marginTop: theme.spacing(-1.25),
      paddingTop: theme.spacing(1),
      overflowX: 'auto',
      // A bar below the row would move the list.
      scrollbarWidth: 'none',
    },
    '.match-row > *': { flexShrink: 0 },
    '.match-choices': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    '.match-place': { width: 144 },
  };
});
