import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toListItems } from './to-list-items';

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
  return (
    <Box
      component="ul"
      // Whatever language the page is in.
      lang="id"
      sx={{
        m: 0,
        pl: 2.75,
        overflowWrap: 'anywhere',
        '& li': { mb: 1, pl: 0.5, lineHeight: 1.65, '&::marker': { color: 'primary.main' } },
        '& li:last-of-type': { mb: 0 },
        '& a': { color: 'primary.main' },
      }}
    >
      {items.map((item, index) => (
        // Sanitised by toListItems; the items never change places.
        <li key={index} dangerouslySetInnerHTML={{ __html: item }} />
      ))}
    </Box>
  );
}
