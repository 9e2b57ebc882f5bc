import { useId } from 'react';
import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Block } from '@/shared/ui/feedback';

interface JobSectionProps {
  title: string;
  /** The part's name in the log. */
  what: string;
  children: ReactNode;
}

/** One part of a job's text under its heading. */
export function JobSection({ title, what, children }: JobSectionProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2.5, md: 4 } }}>
      <Typography component="h2" variant="h3" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Block what={what}>{children}</Block>
    </Card>
  );
}
