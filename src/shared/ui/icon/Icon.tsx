interface IconProps {
  /** What is drawn: the path of a line, on 24 by 24. */
  path: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A drawn line in the colour of the text around it. Decoration: whatever it stands in has a name. */
export function Icon({ path, size = 24 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      style={{ flexShrink: 0 }}
    >
      <path d={path} />
    </svg>
  );
}
