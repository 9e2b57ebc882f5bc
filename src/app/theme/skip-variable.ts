import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Components of Material UI that the app does not use. */
const UNUSED = /^(AppBar|Avatar|FilledInput|SpeedDialAction|StepContent|Switch|TableCell)$/;

/** Components of which the app uses the first of their colours alone. */
const PRIMARY_ONLY = /^(LinearProgress|Slider)$/;

/**
 * Unused variables: of the greys (the slider has 400 and 600, a picture's background 900), of chips, and of alerts, which
 * are filled as toasts alone.
 */
const UNREAD: Record<string, RegExp> = {
  grey: /^(50|100|200|300|500|700|800|A\d00)$/,
  Chip: /^default(Avatar|Icon)Color$/,
  Alert: /^(info|warning)Filled/,
  common: /^background/,
};

/** The shadows of what Material UI raises: paper, buttons, toasts, menus, drawers and dialogs. */
const READ_SHADOWS = /^([0-4]|6|8|16|24)$/;

/** Of each colour; `contrastText` is that of a coloured chip which can be deleted. */
const UNREAD_CHANNEL = /^(light|dark|contrastText)Channel$/;

/**
 * True when a value of the theme gets no CSS variable: those that Material UI leaves out itself, and those that nothing in
 * the app reads. Each variable is in the HTML of every page.
 *
 * @param keys path of the value in the theme, such as `['palette', 'primary', 'main']`
 */
export function skipVariable(keys: string[]): boolean {
  if (shouldSkipGeneratingVar(keys)) return true;
  const [group = '', name = '', part = ''] = keys;
  if (group === 'opacity') return name !== 'inputPlaceholder';
  if (group === 'shadows') return !READ_SHADOWS.test(name);
  if (group !== 'palette') return group === 'overlays' || group === 'font';
  if (PRIMARY_ONLY.test(name)) return !part.startsWith('primary');
  return UNUSED.test(name) || (UNREAD[name]?.test(part) ?? false) || UNREAD_CHANNEL.test(part);
}
