import Link from '@mui/material/Link';

interface ExternalLinkProps {
  href: string;
  children: string;
  /** True when it is set as what is said beside the main thing. */
  small?: boolean;
}

/** A web address that a candidate has written, opened in a tab of its own. */
export const ExternalLink = ({ href, children, small }: ExternalLinkProps) => (
  <Link
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    variant={small ? 'body2' : 'inherit'}
    // As high as a finger needs, in the room of a line.
    sx={{ display: 'inline-block', py: small ? 1.5 : 1.25, my: -1 }}
  >
    {children}
  </Link>
);
