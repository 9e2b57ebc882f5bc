import type { ComponentProps, ReactNode } from 'react';
import { FilledIcon } from '../filled-icon';
import { styledBy, textStyle } from '../styled';

type Kind = 'info' | 'success' | 'warning' | 'error';

/** Surfaces on 24 by 24, as Material Design has them. */
const MARKS: Record<Kind, string> = {
  info: 'M11 9h2V7h-2m1 13c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8m0-18a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-1 15h2v-6h-2z',
  success:
    'M20 12a8 8 0 1 1-8-8c.76 0 1.5.11 2.2.31l1.57-1.57A9.8 9.8 0 0 0 12 2a10 10 0 1 0 10 10M7.91 10.08 6.5 11.5 11 16 21 6l-1.41-1.42L11 13.17z',
  warning: 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
  error: 'M11 15h2v2h-2zm0-8h2v6h-2zm1-5a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16',
};

/** As Material UI's alert looks, without what that brings. */
const Frame = styledBy<{ kind: Kind }>('kind')('div')(({ theme, kind }) => {
  const { shape, palette } = theme.vars;
  return {
    ...textStyle(theme, 'body2'),
    display: 'flex',
    padding: '6px 16px',
    borderRadius: shape.borderRadius,
    textAlign: 'left',
    color: palette.Alert[`${kind}Color`],
    backgroundColor: palette.Alert[`${kind}StandardBg`],
    '@media (forced-colors: active)': { border: '1px solid' },
    '& > svg': {
      margin: '7px 12px 7px 0',
      color: palette.Alert[`${kind}IconColor`],
      opacity: 0.9,
    },
    '& > .notice-text': { minWidth: 0, paddingBlock: 8, overflow: 'auto', overflowWrap: 'anywhere' },
    '& > .notice-action': { flexShrink: 0, margin: '0 -8px 0 auto', paddingLeft: 16 },
  };
});

interface NoticeProps extends Omit<ComponentProps<'div'>, 'role'> {
  kind: Kind;
  /** `status` for what does not interrupt who listens. */
  role?: 'alert' | 'status';
  /** Another icon than the kind's own, 22 by 22. */
  icon?: ReactNode;
  /** A button beside the text. */
  action?: ReactNode;
}

/** Says something where it is to be known. Its place is given by `style`. */
export function Notice({ kind, role = 'alert', icon, action, children, ...rest }: NoticeProps) {
  return (
    <Frame {...rest} kind={kind} role={role}>
      {icon ?? <FilledIcon path={MARKS[kind]} size={22} />}
      <div className="notice-text">{children}</div>
      {action && <div className="notice-action">{action}</div>}
    </Frame>
  );
}
