import type { CSSProperties } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { SystemStyleObject, Theme } from '@mui/system';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

const Bone = styled('span')(({ theme }) => ({
  display: 'block',
  backgroundColor: theme.vars.palette.Skeleton.bg,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const SHAPES = {
  /** By itself as high as a line of the text around it. */
  line: {
    transform: 'scale(1, 0.6)',
    transformOrigin: '0 55%',
    borderRadius: '10px/16.7px',
    '&:empty::before': { content: '"\\00a0"' },
  },
  box: { borderRadius: 1 },
  circle: { borderRadius: '50%' },
};

interface SkeletonProps extends Pick<CSSProperties, 'width' | 'height'> {
  shape?: keyof typeof SHAPES;
  sx?: SystemStyleObject<Theme>;
}

/** Stands where something will be that is on its way. */
export function Skeleton({ shape = 'line', width, height, sx = {} }: SkeletonProps) {
  return <Bone style={{ width, height }} sx={[SHAPES[shape], sx]} />;
}
