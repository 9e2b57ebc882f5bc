import { useMemo } from 'react';
import Typography from '@mui/material/Typography';
import { toListItems } from '@/shared/lib/html';
import { BulletRows } from './BulletRows';

interface BulletListProps {
  /** HTML or plain text of the provider; sanitised here. */
  html: string;
  /** Shown in place of a list without items. */
  emptyText: string;
}

/** A provider's text as a bullet list. Specification 1, section 2, "Job detail screen". */
export function BulletList({ html, emptyText }: BulletListProps) {
  const items = useMemo(() => toListItems(html), [html]);
  if (items.length === 0) return <Typography color="textSecondary">{emptyText}</Typography>;
  // Indonesian, whatever language the page is in.
  return (
    <BulletRows lang="id">
      {items.map((item, index) => (
        // Sanitised by toListItems; the items never change places.
        <li key={index} dangerouslySetInnerHTML={{ __html: item }} />
      ))}
    </BulletRows>
  );
}
