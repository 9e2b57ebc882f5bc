import type {} from '@mui/x-date-pickers/themeAugmentation';
import { focusRing } from './overrides';
import { FORCED_COLORS, TOUCH } from '@/shared/ui/media-queries';
import type { Overrides } from './overrides';

/** The height of six weeks. */
const WEEKS = 6 * 46;

/** Where the system's colours take the place of backgrounds, what is chosen has the system's own. */
const CHOSEN = {
  [FORCED_COLORS]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
} as const;

/** A year or a month to choose. */
const CELL = {
  [TOUCH]: { height: 44, borderRadius: 22 },
  '&:focus-visible': focusRing,
  '&.Mui-selected': CHOSEN,
};

/** The date picker, as wide as a small phone at most. */
export const pickers: Overrides = {
  MuiDatePicker: {
    defaultProps: {
      slotProps: {
        dialog: {
          sx: { '& .MuiDialog-paper': { minWidth: 0, margin: '4px', width: 330, maxHeight: 'calc(100% - 8px)' } },
        },
      },
    },
  },
  // Material UI's grid is as wide as a calendar would like to be.
  MuiPickersLayout: { styleOverrides: { root: { display: 'flex', flexDirection: 'column' } } },
  MuiDateCalendar: {
    styleOverrides: { root: { maxWidth: '100%', [TOUCH]: { height: 'auto', maxHeight: 'none' } } },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { [TOUCH]: { maxHeight: 44, minHeight: 44 } },
      switchViewButton: { [TOUCH]: { width: 44, height: 44 } },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: { [TOUCH]: { width: 44, margin: 0 } },
      slideTransition: { [TOUCH]: { minHeight: WEEKS } },
      weekContainer: { [TOUCH]: { marginBlock: 1 } },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        [TOUCH]: { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
        '&.Mui-selected': CHOSEN,
      },
    },
  },
  MuiMonthCalendar: { styleOverrides: { root: { maxWidth: '100%' }, button: CELL } },
  MuiYearCalendar: { styleOverrides: { root: { maxWidth: '100%' }, button: CELL } },
};
