import type { Picture } from './pictures';

/** Draws a picture in the theme's colours. Decoration only. */
export function StatePicture({ line, lamp }: Picture) {
  return (
    <svg
      viewBox="0 0 160 112"
      width="160"
      height="112"
      fill="none"
      stroke="var(--mui-palette-primary-main)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <ellipse cx="80" cy="60" rx="72" ry="50" fill="var(--mui-palette-tint-primary)" stroke="none" />
      <path d={line} />
      <path d={lamp} stroke="var(--mui-palette-secondary-main)" strokeWidth="6" />
    </svg>
  );
}
