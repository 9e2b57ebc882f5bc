import type { Components, Theme } from '@mui/material/styles';

/** Style overrides of some of Material UI's components. */
export type Overrides = Components<Omit<Theme, 'components'>>;
