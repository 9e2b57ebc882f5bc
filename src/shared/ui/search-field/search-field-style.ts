import type { CSSObject, Theme } from '@mui/material/styles';

/** Pixels by which a label stands above its control, over the line. */
const LABEL_RISE = 9;

/**
 * The look of search fields, for the one styled element around them: a control in a line with its label on the line, as
 * all fields of the app have it. `--ground` is what stands behind the field where that is not a card.
 */
export function searchFieldStyle(theme: Theme): CSSObject {
  const { palette, shape } = theme.vars;
  const surface = palette.background.paper;
  const line = (color: string | undefined): CSSObject => ({
    borderColor: color,
    boxShadow: `inset 0 0 0 1px ${color}`,
  });
  return {
    '.search-field': { position: 'relative', minWidth: 0 },
    '.search-field > label': {
      position: 'absolute',
      insetInlineStart: 9,
      top: -LABEL_RISE,
      maxWidth: 'calc(100% - 18px)',
      paddingInline: 5,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: theme.typography.pxToRem(12),
      lineHeight: `${2 * LABEL_RISE}px`,
      color: palette.text.secondary,
      background: `linear-gradient(var(--ground, ${surface}) ${LABEL_RISE}px, ${surface} 0)`,
      pointerEvents: 'none',
    },
    '.search-field > :is(input, select)': {
      boxSizing: 'border-box',
      width: '100%',
      height: 56,
      margin: 0,
      paddingInline: 13,
      border: `1px solid ${palette.controlLine}`,
      borderRadius: shape.borderRadius,
      appearance: 'none',
      textOverflow: 'ellipsis',
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: surface,
      '&::placeholder': { color: palette.text.secondary, opacity: 1 },
      '@media (hover: hover)': { '&:hover:enabled': { borderColor: palette.text.primary } },
      '&:focus': { outline: 'none', ...line(palette.primary.main) },
      '&:disabled': { color: palette.text.disabled, cursor: 'default' },
    },
    '.search-field[data-small] > :is(input, select)': { height: 44 },
    '.search-field:focus-within > label': { color: palette.primary.main },
    '.search-field > select': { paddingInlineEnd: 32, cursor: 'pointer' },
    '.search-field > svg': {
      position: 'absolute',
      insetInlineEnd: 8,
      top: 'calc(50% - 12px)',
      width: 24,
      height: 24,
      fill: palette.action.active,
      pointerEvents: 'none',
    },
  };
}
