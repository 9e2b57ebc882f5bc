import { useId } from 'react';
import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

interface PageCardProps {
  /** The page's one `<h1>`. */
  title: string;
  /** Content above the title: an icon or a spinner. */
  media?: ReactNode;
  align?: 'left' | 'center';
  children?: ReactNode;
}

/** A page that holds one narrow card, as the account pages do. */
export function PageCard({ title, media, align = 'left', children }: PageCardProps) {
  const titleId = useId();
  return (
    <Container maxWidth="xs" disableGutters sx={{ px: 2, py: { xs: 4, sm: 8 }, minHeight: '70vh' }}>
      <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2.5, sm: 4 }, textAlign: align }}>
        {media}
        <Typography id={titleId} component="h1" variant="h2" sx={{ mb: 1.5, overflowWrap: 'break-word' }}>
          {title}
        </Typography>
        {children}
      </Card>
    </Container>
  );
}
