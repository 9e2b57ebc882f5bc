import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languageOf } from '@/shared/lib/language';
import { StatePicture } from './StatePicture';
import type { Picture } from './pictures/picture';

interface StateMessageProps {
  /** Above the title, where there is room for it. */
  picture?: Picture;
  title: string;
  /** A sentence on what to do next. */
  text?: string;
  /** Buttons or links. */
  children?: ReactNode;
  role?: 'status' | 'alert';
}

/** What a block shows in place of its content: nothing there yet, or failed. */
export function StateMessage({ picture, title, text, children, role }: StateMessageProps) {
  return (
    <Box role={role} sx={{ textAlign: 'center', px: 2, py: picture ? 4 : 6, overflowWrap: 'anywhere' }}>
      {picture && <StatePicture {...picture} />}
      <Typography
        variant="h6"
        component="p"
        lang={languageOf(title)}
        sx={{ mt: picture ? 1.5 : 0, mb: text ? 0.5 : 0 }}
      >
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}
