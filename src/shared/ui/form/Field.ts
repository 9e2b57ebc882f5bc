import type { CSSObject } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

/** What is typed into, or chosen from; without weight, so that of two rules the later one holds. */
const CONTROL = ':where(input, select, textarea)';

const BOX = '& > .field-box';

/** The box while its control is of use to the keyboard, and not a button beside it. */
const FOCUSED = `${BOX}:has(> ${CONTROL}:focus)`;

/** A part of the box while its label stands on the line: also over what the browser itself has filled in. */
const up = (part: string): string =>
  [`&[data-up] > .field-box`, `${BOX}:has(> ${CONTROL}:is(:focus, :autofill))`].map((box) => `${box} > ${part}`).join();

/**
 * The one styled element of a text box, a choice or a pick; `FieldBox` and `FieldNote` stand in it. The outlined look of
 * Material UI's `TextField` without its bytes: a label in the line, which rises onto it where something is typed, as
 * `data-up` says. Other states are `data-wrong`, `data-off` and, for one of several in a row, `data-compact`.
 */
export const Field = styled('div')(({ theme }) => {
  const { palette, shape, opacity } = theme.vars;
  const { create, duration, easing } = theme.transitions;
  const text = { ...theme.typography.body1, lineHeight: '1.4375em' };
  const inTheme = (state: string, label: string | undefined, line: CSSObject): CSSObject => ({
    [`${state} > label`]: { color: label },
    [`${state} > fieldset`]: line,
  });
  return {
    display: 'inline-flex',
    flexDirection: 'column',
    position: 'relative',
    minWidth: 0,
    width: '100%',
    marginBlock: '16px 8px',
    verticalAlign: 'top',
    '&[data-compact]': { marginBlock: 0 },

    [BOX]: {
      ...text,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      borderRadius: shape.borderRadius,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      cursor: 'text',
    },
    [`${BOX}:has(> textarea)`]: { padding: '16.5px 14px' },
    [`${BOX} > label`]: {
      position: 'absolute',
      zIndex: 1,
      left: 0,
      top: 0,
      maxWidth: 'calc(100% - 24px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      pointerEvents: 'none',
      transform: 'translate(14px, 16px)',
      transformOrigin: 'top left',
    },
    [up('label')]: {
      maxWidth: 'calc(133% - 32px)',
      pointerEvents: 'auto',
      userSelect: 'none',
      transform: 'translate(14px, -9px) scale(0.75)',
    },

    [`${BOX} > ${CONTROL}`]: {
      display: 'block',
      boxSizing: 'content-box',
      width: '100%',
      minWidth: 0,
      height: '1.4375em',
      margin: 0,
      padding: '16.5px 14px',
      border: 0,
      borderRadius: 'inherit',
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'currentColor',
      background: 'none',
      WebkitTapHighlightColor: 'transparent',
      '&:focus': { outline: 0, boxShadow: 'none' },
      '&:disabled': { opacity: 1, WebkitTextFillColor: palette.text.disabled },
      '&:autofill': { boxShadow: palette.Input.autofillWebkitBoxShadow },
      '&::placeholder': { color: 'currentColor', opacity: 0 },
    },
    [`&[data-up] > .field-box > ${CONTROL}::placeholder, ${BOX} > ${CONTROL}:focus::placeholder`]: {
      opacity: opacity.inputPlaceholder,
    },
    [`${BOX} > textarea`]: { height: 'auto', padding: 0, borderRadius: 0, resize: 'vertical' },
    '@supports (field-sizing: content)': { [`${BOX} > textarea`]: { fieldSizing: 'content', resize: 'none' } },
    [`${BOX} > select`]: {
      paddingRight: 40,
      appearance: 'none',
      cursor: 'pointer',
      '&:disabled': { cursor: 'default' },
      // The list itself is drawn by the browser, some of which take these from the box and others from nowhere.
      '& > option': { color: palette.text.primary, backgroundColor: palette.background.paper },
    },
    // A year and the arrow, on a third of a phone.
    '&[data-compact] > .field-box > select': { paddingInline: '12px 26px' },
    [`${BOX} > .field-arrow`]: {
      position: 'absolute',
      right: 10,
      display: 'flex',
      color: palette.action.active,
      pointerEvents: 'none',
    },
    '&[data-compact] > .field-box > .field-arrow': { right: 5 },
    [`${BOX} > .field-start`]: { paddingInline: '14px 8px', whiteSpace: 'nowrap', color: palette.text.secondary },
    [`${BOX} > .field-start + ${CONTROL}`]: { paddingLeft: 0 },
    [`${BOX} > .field-end`]: { display: 'flex', paddingRight: 14 },
    [`${BOX} > ${CONTROL}:has(+ .field-end)`]: { paddingRight: 0 },

    // The line, with a gap as wide as the label on it.
    [`${BOX} > fieldset`]: {
      position: 'absolute',
      inset: '-5px 0 0',
      minWidth: '0%',
      margin: 0,
      padding: '0 8px',
      overflow: 'hidden',
      border: `1px solid ${palette.controlLine}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    [`${BOX} > fieldset > legend`]: {
      display: 'block',
      width: 'auto',
      maxWidth: 0.01,
      height: 11,
      padding: 0,
      overflow: 'hidden',
      fontSize: '0.75em',
      whiteSpace: 'nowrap',
      visibility: 'hidden',
      '& > span': { display: 'inline-block', paddingInline: 5 },
    },
    [up('fieldset > legend')]: { maxWidth: '100%' },

    '@media (hover: hover)': { [`${BOX}:hover > fieldset`]: { borderColor: palette.text.primary } },
    ...inTheme(FOCUSED, palette.primary.main, { borderWidth: 2, borderColor: palette.primary.main }),
    ...inTheme('&[data-off] > .field-box', palette.text.disabled, { borderColor: palette.action.disabled }),
    ...inTheme('&[data-wrong] > .field-box', palette.error.main, { borderColor: palette.error.main }),
    '&[data-off] > .field-box': { color: palette.text.disabled, cursor: 'default' },

    '@media (prefers-reduced-motion: no-preference)': {
      [`${BOX} > label`]: {
        transition: create(['color', 'transform', 'max-width'], {
          duration: duration.shorter,
          easing: easing.easeOut,
        }),
      },
      [`${BOX} > ${CONTROL}::placeholder`]: { transition: create('opacity', { duration: duration.shorter }) },
      [`${BOX} > fieldset > legend`]: { transition: create('max-width', { duration: 100, easing: easing.easeOut }) },
    },
  };
});
