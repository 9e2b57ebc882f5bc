import { styled } from '@mui/material/styles';
import { linkStyle } from './link-style';

const Anchor = styled('a')(({ theme }) => ({
  ...linkStyle(theme),
  display: 'inline-block',
  paddingBlock: 2,
  '&[data-small]': { ...theme.typography.body2, paddingBlock: 4 },
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
