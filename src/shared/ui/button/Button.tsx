import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner';
import { styledBy } from '../styled';
import { BUTTON_LOOK, buttonStyle } from './button-style';
import type { ButtonLook } from './button-style';

const Root = styledBy<ButtonLook>(...BUTTON_LOOK)('button')(buttonStyle, ({ theme, size }) => ({
  '&:disabled': { color: theme.vars.palette.action.disabled, cursor: 'default' },
  // The words keep their room while the spinner stands in their place.
  '&[data-loading]': { color: 'transparent', transition: 'none' },
  '.button-spinner': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    translate: '-50% -50%',
    color: theme.vars.palette.action.disabled,
  },
  '.button-icon': {
    display: 'inherit',
    marginLeft: size === 'small' ? -2 : -4,
    fontSize: size === 'small' ? 18 : 20,
  },
}));

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** What it began is under way: it cannot be pressed again meanwhile. */
  loading?: boolean;
  /** What stands before its words. */
  icon?: ReactNode;
}

/** A button of plain elements, in the look of Material UI's with this app's theme. */
export function Button({ loading, icon, disabled, id, type = 'button', children, ...button }: ButtonProps) {
  const ownId = useId();
  const shownId = id ?? (loading ? ownId : undefined);
  return (
    <Root {...button} id={shownId} type={type} disabled={disabled || loading} data-loading={loading || undefined}>
      {/* An element of its own: what translates a page puts others in the place of a text, and React would not find it. */}
      {loading !== undefined && (
        <span className="button-spinner">{loading && <Spinner labelledBy={shownId} size={16} />}</span>
      )}
      {icon && <span className="button-icon">{icon}</span>}
      {children}
    </Root>
  );
}
