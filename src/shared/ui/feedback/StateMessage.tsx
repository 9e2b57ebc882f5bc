import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { languageOf } from '@/shared/lib/language';
import type { Picture } from './pictures';

/** Draws a picture in the theme's colours. Decoration only. */
function StatePicture({ line, lamp }: Picture) {
  return (
    <svg
      viewBox="0 0 160 112"
      width="160"
      height="112"
      fill="none"
      stroke="var(--mui-palette-primary-main)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <ellipse cx="80" cy="60" rx="72" ry="50" fill="var(--mui-palette-tint-primary)" stroke="none" />
      <path d={line} />
      <path d={lamp} stroke="var(--mui-palette-secondary-main)" strokeWidth="6" />
    </svg>
  );
}

const Root = styled('div')(({ theme }) => ({
  padding: theme.spacing(6, 2),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  p: { margin: 0 },
  '.state-title': theme.typography.h6,
  '&[data-picture]': { paddingBlock: theme.spacing(4) },
  '&[data-picture] > .state-title': { marginTop: theme.spacing(1.5) },
  '.state-text': { marginTop: theme.spacing(0.5), color: theme.vars.palette.text.secondary },
  '.state-ways': { marginTop: theme.spacing(2) },
}));

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

/** Replaces the content of a block that is empty or failed. */
export function StateMessage({ picture, title, text, children, role }: StateMessageProps) {
  return (
    <Root role={role} data-picture={picture ? true : undefined}>
      {picture && <StatePicture {...picture} />}
      <p className="state-title" lang={languageOf(title)}>
        {title}
      </p>
      {text && <p className="state-text">{text}</p>}
      {children && <div className="state-ways">{children}</div>}
    </Root>
  );
}
