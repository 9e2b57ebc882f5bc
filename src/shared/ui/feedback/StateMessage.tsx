import type { ReactNode } from 'react';
import { languageOf } from '@/shared/lib/language';
import { styled } from '@mui/material/styles';
import { StatePicture } from './StatePicture';
import type { Picture } from './pictures';

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
