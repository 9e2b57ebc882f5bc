import { useId } from 'react';
import Box from '@mui/material/Box';
import type { JobDetail } from '@/entities/job';
import { ApplyButton } from '@/features/apply-job';
import { IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { texts } from '../texts';

/** Bookmarking and sharing do nothing on this screen (specification 1, section 2): the buttons say where they work. */
const INERT = [
  { name: 'bookmark', icon: 'M6 4h12v16l-6-2.7L6 20z' },
  {
    name: 'share',
    icon: 'm8 11 8-4.7M8 13l8 4.7M18 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M18 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  },
] as const;

const INERT_LOOK = {
  border: '1px solid var(--mui-palette-divider)',
  color: 'var(--mui-palette-text-disabled)',
  cursor: 'default',
};

/** Stands below the buttons while one of them is pointed at, tapped or in focus; always there for a screen reader. */
const hint = {
  position: 'absolute',
  // Two lines of it have room below the buttons, on the smallest phone.
  top: 'calc(100% + 2px)',
  insetInlineStart: { xs: 0, md: 'auto' },
  insetInlineEnd: { md: 0 },
  width: 'max-content',
  maxWidth: { xs: '100%', md: 'none' },
  px: 0.75,
  py: 0.25,
  lineHeight: 1.25,
  borderRadius: 0.8,
  fontSize: '0.75rem',
  color: 'background.paper',
  bgcolor: 'text.primary',
  visibility: 'hidden',
} as const;

/** Apply, bookmark and share. Specification 1, section 2, "Job detail screen". */
export function JobActions({ job }: { job: JobDetail }) {
  const hintId = useId();
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ApplyButton key={job.id} job={job} />
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          '&:hover > span, &:focus-within > span': { visibility: 'visible' },
        }}
      >
        {INERT.map(({ name, icon }) => (
          <IconButton
            key={name}
            aria-label={texts[name](job.title)}
            aria-describedby={hintId}
            aria-disabled
            style={INERT_LOOK}
          >
            <Icon path={icon} />
          </IconButton>
        ))}
        <Box component="span" role="tooltip" id={hintId} sx={hint}>
          {texts.inertHint}
        </Box>
      </Box>
    </Box>
  );
}
