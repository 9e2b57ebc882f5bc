import type { CSSProperties } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

/** By itself as high as a line of the text around it. */
const Bone = styled('span')(({ theme }) => ({
  display: 'block',
  backgroundColor: theme.vars.palette.Skeleton.bg,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  // Of no weight, so that who uses it has the last word.
  '&:where([data-shape="line"])': {
    transform: 'scale(1, 0.6)',
    transformOrigin: '0 55%',
    borderRadius: '10px/16.7px',
    '&:empty::before': { content: '"\\00a0"' },
  },
  '&:where([data-shape="box"])': { borderRadius: theme.vars.shape.borderRadius },
  '&:where([data-shape="circle"])': { borderRadius: '50%' },
}));

interface SkeletonProps extends Pick<CSSProperties, 'width' | 'height'> {
  shape?: 'line' | 'box' | 'circle';
  sx?: SxProps<Theme>;
}

/** Stands where something will be that is on its way. */
export function Skeleton({ shape = 'line', width, height, sx = {} }: SkeletonProps) {
  return <Bone data-shape={shape} style={{ width, height }} sx={sx} />;
}
