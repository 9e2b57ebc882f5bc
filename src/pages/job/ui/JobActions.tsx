import { useId } from 'react';
import type { JobDetail } from '@/entities/job';
import { ApplyButton } from '@/features/apply-job';
import { PreviewButton } from '@/features/preview-application';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import ShareOutlinedIcon from '@mui/icons-material/ShareOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

/** Bookmarking and sharing do nothing on this screen (specification 1, section 2): the buttons say where they work. */
const INERT = [
  { name: 'bookmark', Icon: BookmarkBorderIcon },
  { name: 'share', Icon: ShareOutlinedIcon },
] as const;

const Actions = styled('div')(({ theme: { breakpoints, spacing, vars } }) => {
  const { background, divider, text } = vars.palette;
  return {
    position: 'relative',
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(1),
    '.job-inert': { display: 'flex', gap: spacing(1) },
    '.job-inert > button': { border: `1px solid ${divider}`, color: text.disabled, cursor: 'default' },
    // Below the buttons while one of them is pointed at, tapped or in focus; always there for a screen reader.
    '.job-inert > span': {
      position: 'absolute',
      // Two lines of it have room below the buttons, on the smallest phone.
      top: 'calc(100% + 2px)',
      insetInlineStart: 0,
      width: 'max-content',
      maxWidth: '100%',
      padding: '2px 6px',
      borderRadius: 8,
      fontSize: '0.75rem',
      lineHeight: 1.25,
      color: background.paper,
      backgroundColor: text.primary,
      visibility: 'hidden',
    },
    '.job-inert:hover > span, .job-inert:focus-within > span': { visibility: 'visible' },
    [breakpoints.up('md')]: { '.job-inert > span': { insetInlineStart: 'auto', insetInlineEnd: 0, maxWidth: 'none' } },
  };
});

/** Apply, bookmark and share. Specification 1, section 2, "Job detail screen". */
export function JobActions({ job }: { job: JobDetail }) {
  const hintId = useId();
  return (
    <Actions>
      <ApplyButton key={job.id} job={job} />
      <div className="job-inert">
        {INERT.map(({ name, Icon }) => (
          <IconButton key={name} aria-label={texts[name](job.title)} aria-describedby={hintId} aria-disabled>
            <Icon />
          </IconButton>
        ))}
        <span role="tooltip" id={hintId}>
          {texts.inertHint}
        </span>
      </div>
      {job.isOpen && <PreviewButton key={`preview ${job.id}`} job={job} />}
    </Actions>
  );
}
