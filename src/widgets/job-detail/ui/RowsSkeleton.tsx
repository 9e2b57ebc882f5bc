import Skeleton from '@mui/material/Skeleton';
import { DetailCard } from './DetailCard';

/** Stands for a description list that is on its way. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <DetailCard component="div" aria-hidden style={{ display: 'grid', gap: 16 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={28} />
      ))}
    </DetailCard>
  );
}
