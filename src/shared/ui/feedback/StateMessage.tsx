import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { languageOf } from '@/shared/lib/language';

/** An illustration for a block without content, as SVG paths in a view box of 160 by 112. */
export interface Picture {
  /** In the page's main colour. */
  line: string;
  /** In amber: the lamp of the picture. */
  lamp: string;
}

/** A bridge with a gap: something did not come. */
export const brokenBridge: Picture = {
  line: 'M14 80c14-22 32-35 52-39M146 80c-14-22-32-35-52-39M32 60v28M54 46v42M128 60v28M106 46v42M22 98h26M62 103h36M112 98h26',
  lamp: 'M83 18 72 38h13l-9 18',
};

/** A lock: this is for those who are signed in. */
export const closedGate: Picture = {
  line: 'M50 50h60v42H50zM62 50V36a18 18 0 0 1 36 0v14M28 102h104',
  lamp: 'M80 66v10',
};

/** A magnifying glass over an empty road: nothing was found. */
export const noMatch: Picture = {
  line: 'M76 20a26 26 0 1 0 0 52 26 26 0 0 0 0-52M95 65l25 25M20 98h30M62 98h22M130 98h14',
  lamp: 'M66 46h20',
};

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
