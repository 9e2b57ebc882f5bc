import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';

const Anchor = styled('a')(({ theme }) => ({
  display: 'inline-block',
  color: theme.vars.palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
}));

interface OutsideLinkProps {
  address: string;
  children: string;
  sx: SxProps<Theme>;
}

/** A web address that a candidate has written, opened in a tab of its own. */
export const OutsideLink = ({ address, children, sx }: OutsideLinkProps) => (
  <Anchor href={address} target="_blank" rel="noopener noreferrer" sx={sx}>
    {children}
  </Anchor>
);
