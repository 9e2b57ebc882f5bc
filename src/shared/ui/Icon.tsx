import SvgIcon from '@mui/material/SvgIcon';

interface IconProps {
  /** What is drawn: the path of a line, on 24 by 24. */
  path: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A drawing of our own, for what Material's icons lack. Decoration: whatever it stands in has a name. */
export function Icon({ path, size = 24 }: IconProps) {
  return (
    <SvgIcon
      sx={{
        fontSize: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={path} />
    </SvgIcon>
  );
}
