import { useRef } from 'react';
import type { JobDetail } from '@/entities/job';
import { ApplyButton } from '@/features/apply-job';
import { PreviewButton } from '@/features/preview-application';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import ShareOutlinedIcon from '@mui/icons-material/ShareOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

/** Bookmarking and sharing do nothing on this screen (specification 1, section 2): the buttons say where they work. A toast says it after a tap, which shows no tooltip on every phone. */
const INERT = [
  { name: 'bookmark', Icon: BookmarkBorderIcon },
  { name: 'share', Icon: ShareOutlinedIcon },
] as const;

const Actions = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  // The text of the last button is in line with what is above it.
  [breakpoints.down('md')]: { '& > .MuiButton-text': { marginLeft: spacing(-1.5) } },
  '.job-inert': { border: `1px solid ${vars.palette.divider}`, color: vars.palette.text.disabled, cursor: 'default' },
}));

/** Apply, bookmark and share. Specification 1, section 2, "Job detail screen". */
export function JobActions({ job }: { job: JobDetail }) {
  const { showInfo } = useToast();
  const applyButton = useRef<HTMLButtonElement>(null);
  return (
    <Actions>
      <ApplyButton key={job.id} job={job} ref={applyButton} />
      {INERT.map(({ name, Icon }) => (
        <Tooltip key={name} title={texts.inertHint} placement="top" describeChild disableTouchListener>
          <IconButton
            aria-label={texts[name](job.title)}
            aria-disabled
            className="job-inert"
            onClick={() => showInfo(texts.inertHint)}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
      {job.isOpen && (
        // One button applies, so that its progress and its dialogs exist once.
        <PreviewButton key={`preview ${job.id}`} job={job} onApply={() => applyButton.current?.click()} />
      )}
    </Actions>
  );
}
