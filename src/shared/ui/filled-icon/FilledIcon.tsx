interface FilledIconProps {
  /** What is drawn: the path of a surface, on 24 by 24. */
  path: string;
  /** Width and height in pixels; by itself the size of the text, which buttons set for their icons. */
  size?: number;
}

/** A surface in the colour of the text around it. Decoration: whatever it stands in has a name. */
export function FilledIcon({ path, size }: FilledIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1em'}
      height={size ?? '1em'}
      fill="currentColor"
      aria-hidden
      style={{ flexShrink: 0 }}
    >
      <path d={path} />
    </svg>
  );
}
