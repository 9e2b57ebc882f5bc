import { FORCED_COLORS, TOUCH } from '@/shared/ui/media-queries';
import type { Overrides } from './overrides';

/** A line that shows where a control is, unless its state has a colour of its own. */
const PLAIN = ':not(.Mui-focused, .Mui-error, .Mui-disabled)';

/** Of placeholders, which are as dark as soft text with it: Material UI's own can hardly be read. */
export const opacity = { inputPlaceholder: 0.74 };

/** Inputs: text fields, selects, autocompletes and date fields look the same. */
export const inputs: Overrides = {
  MuiFormControl: { defaultProps: { fullWidth: true, margin: 'normal' } },
  // It passes its own default on to its FormControl.
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputBase: { styleOverrides: { input: { textOverflow: 'ellipsis' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        // A finger that has left a field still hovers over it.
        '@media (hover: none)': {
          [`&:hover${PLAIN} .MuiOutlinedInput-notchedOutline`]: { borderColor: vars.palette.controlLine },
        },
      }),
      notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.controlLine }),
      input: {
        variants: [
          // 44 px high.
          {
            props: ({ size, multiline }) => size === 'small' && !multiline,
            style: { paddingBlock: 10.5 },
          },
        ],
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: ({ size, shrink }) => size === 'small' && !shrink,
            style: { transform: 'translate(14px, 11px) scale(1)' },
          },
        ],
      },
    },
  },
  // The icon of each kind of field has its middle 24 px from the edge.
  MuiAutocomplete: {
    styleOverrides: {
      root: { '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 10, [TOUCH]: { right: 2 } } },
      option: { '&.Mui-focused': { [FORCED_COLORS]: { outline: '2px solid', outlineOffset: -2 } } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // The list is drawn by the browser: some take its colour from the select, and others from nowhere.
      select: ({ theme: { vars } }) => ({
        '& option': { color: vars.palette.text.primary },
        '& option:checked': { backgroundColor: vars.palette.tint.primary },
        '& option:disabled': { color: vars.palette.text.disabled },
      }),
      icon: { right: 12 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ marginInline: 4, fontSize: theme.typography.pxToRem(13) }) },
  },
  // 44 px to touch.
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -12 },
      // The padding sets labels of two lines apart; those of one are lower than their control.
      label: { minWidth: 0, paddingBlock: 4, overflowWrap: 'anywhere' },
    },
  },
};
