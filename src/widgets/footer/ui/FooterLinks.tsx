import type { ReactNode } from 'react';

interface FooterLinksProps {
  title: string;
  /** List items with one link each. */
  children: ReactNode;
}

/** A titled column of links. */
export function FooterLinks({ title, children }: FooterLinksProps) {
  return (
    <section className="foot-links" aria-label={title}>
      <p>{title}</p>
      <ul>{children}</ul>
    </section>
  );
}
