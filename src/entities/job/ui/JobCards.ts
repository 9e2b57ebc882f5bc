import { styled } from '@mui/material/styles';
import { jobCardStyle } from './job-card-style';

/**
 * The list that cards stand in: one column on a phone, two from the middle width on.
 *
 * It styles the cards and all their parts by class name, for ten cards change with every page and letter: as many styled
 * components as the cards have parts would take several times as long to draw.
 */
export const JobCards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(2.5) },
  '.job-card': jobCardStyle(theme),
}));
