import { Card } from '@/shared/ui/Card';
import { styled } from '@mui/material/styles';

/** One of the cards of a job's page: `data-wide` on one with a text, an `h2` above what has a heading. */
export const DetailCard = styled(Card)(({ theme }) => ({
  padding: 20,
  [theme.breakpoints.up('sm')]: { padding: 20 },
  [theme.breakpoints.up('md')]: { padding: 24, '&[data-wide]': { padding: 32 } },
  '& > h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
}));
