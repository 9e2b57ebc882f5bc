import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { To } from 'react-router-dom';

interface FooterLinksProps {
  title: string;
  /** `FooterLink`s. */
  children: ReactNode;
}

interface FooterLinkProps {
  /** A page of the app. */
  to: To;
  children: string;
}

/** One link of a column. */
export const FooterLink = ({ to, children }: FooterLinkProps) => (
  <li>
    <Link component={RouterLink} to={to} underline="hover">
      {children}
    </Link>
  </li>
);

/** A titled column of links. */
export function FooterLinks({ title, children }: FooterLinksProps) {
  return (
    <section className="foot-links" aria-label={title}>
      <p>{title}</p>
      <ul>{children}</ul>
    </section>
  );
}
