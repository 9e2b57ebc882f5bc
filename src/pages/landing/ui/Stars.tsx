import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const STARS = [1, 2, 3, 4, 5];

const Row = styled('div')({ display: 'flex', gap: 2 });

/** A rating of 0 to 5 stars, in whole stars; its accessible name says it in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={texts.stars(rating)}>
      {STARS.map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill={`var(--mui-palette-${star <= rating ? 'star' : 'track'})`}
        >
          <path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
        </svg>
      ))}
    </Row>
  );
}
