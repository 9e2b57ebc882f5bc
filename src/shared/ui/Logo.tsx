import type { CSSProperties } from 'react';

interface LogoProps {
  /** `dark` on the page's background, `light` on the brand's. */
  variant?: 'dark' | 'light';
  /** Height in pixels; the width follows. */
  height?: number;
  /** Its position. */
  style?: CSSProperties;
}

const DRAWING = { width: 131, height: 40 };
const INK = ['var(--mui-palette-primary-main)', 'var(--mui-palette-background-paper)'];
const ON_BRAND = ['var(--mui-palette-brand-text)', 'var(--mui-palette-brand-deep)'];
const AMBER = 'var(--mui-palette-brand-accent)';
/** Titian's logo: a footbridge, which is what the name means, and the name. Its accessible name is "Titian". */
export function Logo({ variant = 'dark', height = 32, style }: LogoProps) {
  const [ink, background] = variant === 'dark' ? INK : ON_BRAND;
  return (
    <svg
      role="img"
      aria-label="Titian"
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      width={Math.round((height * DRAWING.width) / DRAWING.height)}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block', flexShrink: 0, ...style }}
    >
      <rect width="40" height="40" rx="10" fill={ink} />
      <path d="M13.2 18v9.5M20 16v11.5M26.8 18v9.5" stroke={AMBER} strokeWidth="2.8" />
      <path d="M6.5 27.5C10.5 9.5 29.5 9.5 33.5 27.5" stroke={background} strokeWidth="3.6" />
      <g stroke={ink} strokeWidth="4">
        <path d="M51 10.3h14M58 10.3v19.7" />
        <path d="M71.5 17.5v12.5" />
        <path d="M79.8 12.5v13q0 4.5 4.7 4.5M76.7 17.5h7.6" />
        <path d="M91 17.5v12.5" />
        <path d="M109.6 17.2v12.8M109.6 23.6a6.4 6.4 0 1 1-12.8 0a6.4 6.4 0 0 1 12.8 0" />
        <path d="M116.4 17.2v12.8M116.4 23.2a6 6 0 0 1 12 0v6.8" />
      </g>
      <path d="M71.5 10.3v.01M91 10.3v.01" stroke={AMBER} strokeWidth="4.6" />
    </svg>
  );
}
