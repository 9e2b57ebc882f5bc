import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
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
const Options = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: '4px 0',
  listStyle: 'none',
  // Told apart by the hook from what it stands in, which it scrolls in.
  position: 'relative',
  maxHeight: 'min(40vh, 320px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 16px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& > .Mui-focused': { backgroundColor: vars.palette.action.hover },
  '& > [aria-selected=true]': { backgroundColor: vars.palette.action.selected, fontWeight: 600 },
  '& > .Mui-focusVisible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '& > [aria-disabled=true]': { opacity: 0.38, pointerEvents: 'none' },
}));

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
        <Options {...auto.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = auto.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {labelOf(option)}
              </li>
            );
          })}
        </Options>
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
