import { styled, textStyle } from '../styled';

const Anchor = styled('a')(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: 2,
  color: theme.vars.palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
  '&[data-small]': { ...textStyle(theme, 'body2'), paddingBlock: 4 },
}));

interface OutsideLinkProps {
  address: string;
  children: string;
  /** Whether it is set as what is said beside the main thing. */
  small?: boolean;
}

/** A web address that a candidate has written, opened in a tab of its own. */
export const OutsideLink = ({ address, children, small }: OutsideLinkProps) => (
  <Anchor href={address} target="_blank" rel="noopener noreferrer" data-small={small || undefined}>
    {children}
  </Anchor>
);
