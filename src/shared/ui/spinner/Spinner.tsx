import { styled } from '@mui/material/styles';

/** Thickness of the line, on 44 by 44. */
const LINE = 3.6;

const Drawing = styled('svg')({
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeDasharray: '80 200',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'spinner-turn 1.4s linear infinite',
    '& > circle': { animation: 'spinner-stretch 1.4s ease-in-out infinite' },
    '@keyframes spinner-turn': { to: { rotate: '360deg' } },
    '@keyframes spinner-stretch': {
      from: { strokeDasharray: '1 200', strokeDashoffset: 0 },
      '50%': { strokeDasharray: '100 200', strokeDashoffset: -15 },
      to: { strokeDasharray: '1 200', strokeDashoffset: -126 },
    },
  },
});

interface SpinnerProps {
  /** What is waited for; or the id of what says so. */
  label?: string;
  labelledBy?: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A line that goes round while something is on its way, in the colour of the text around it. */
export function Spinner({ label, labelledBy, size = 40 }: SpinnerProps) {
  return (
    <span role="progressbar" aria-label={label} aria-labelledby={labelledBy}>
      {/* Its measures stand with the elements: icons around it may have others for every drawing. */}
      <Drawing viewBox="0 0 44 44" style={{ width: size, height: size }} aria-hidden>
        <circle cx="22" cy="22" r={22 - LINE / 2} strokeWidth={LINE} />
      </Drawing>
    </span>
  );
}
