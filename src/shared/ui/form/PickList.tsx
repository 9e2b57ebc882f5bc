import Box from '@mui/material/Box';
import type { PickState } from './pick-state';
import { listIdOf } from './use-list-opening';
import { texts } from './texts';

interface PickListProps<T> {
  auto: PickState<T>;
  labelOf: (option: T) => string;
  loading: boolean;
  /** Whether more options match than are shown. */
  isCut: boolean;
}

/** The classes are of Material UI's hook, which marks the option that the keyboard or the pointer is at. */
const OPTIONS = {
  m: 0,
  px: 0,
  py: 0.5,
  listStyle: 'none',
  // What the hook reckons the options' places from, when it scrolls to one.
  position: 'relative',
  maxHeight: 'min(40vh, 320px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2,
    py: 0.75,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& > .Mui-focused': { bgcolor: 'action.hover' },
  '& > [aria-selected=true]': { bgcolor: 'action.selected', fontWeight: 600 },
  '& > .Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& > [aria-disabled=true]': { opacity: 0.38, pointerEvents: 'none' },
} as const;

const NOTE = { px: 2, py: 1.25, typography: 'body2', color: 'text.secondary' } as const;

/** The open list of a pick: its options, or that there are none, none yet, or more than are shown. */
export function PickList<T>({ auto, labelOf, loading, isCut }: PickListProps<T>) {
  const options = auto.groupedOptions;
  return (
    <Box
      id={listIdOf(auto.id)}
      // The input keeps the focus, wherever the list is pressed.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        mt: 0.5,
        overflow: 'hidden',
        border: 1,
        borderColor: 'controlLine',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {options.length > 0 ? (
        <Box component="ul" {...auto.getListboxProps()} sx={OPTIONS}>
          {options.map((option, index) => {
            const { key, ...props } = auto.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {labelOf(option)}
              </li>
            );
          })}
        </Box>
      ) : (
        <Box role="status" sx={NOTE}>
          {loading ? texts.loading : texts.noneFound}
        </Box>
      )}
      {isCut && (
        <Box role="status" sx={{ ...NOTE, borderTop: 1, borderColor: 'divider' }}>
          {texts.moreOptions}
        </Box>
      )}
    </Box>
  );
}
