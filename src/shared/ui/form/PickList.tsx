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
const List = styled('div')(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    marginTop: 4,
    overflow: 'hidden',
    border: `1px solid ${palette.controlLine}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    '& > ul': {
      margin: 0,
      padding: '4px 0',
      listStyle: 'none',
      // What the hook reckons the options' places from, when it scrolls to one.
      position: 'relative',
      maxHeight: 'min(40vh, 320px)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    'ul > li': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      padding: '6px 16px',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    'ul > .Mui-focused': { backgroundColor: palette.action.hover },
    'ul > [aria-selected=true]': { backgroundColor: palette.action.selected, fontWeight: 600 },
    'ul > .Mui-focusVisible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    'ul > [aria-disabled=true]': { opacity: 0.38, pointerEvents: 'none' },
    '& > [role=status]': { ...theme.typography.body2, padding: '10px 16px', color: palette.text.secondary },
    '& > ul + [role=status]': { borderTop: `1px solid ${palette.divider}` },
  };
});

/** The open list of a pick: its options, or that there are none, none yet, or more than are shown. */
export function PickList<T>({ auto, labelOf, loading, isCut }: PickListProps<T>) {
  const options = auto.groupedOptions;
  return (
    <List
      id={listIdOf(auto.id)}
      // The input keeps the focus, wherever the list is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length > 0 ? (
        <ul {...auto.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = auto.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {labelOf(option)}
              </li>
            );
          })}
        </ul>
      ) : (
        <div role="status">{loading ? texts.loading : texts.noneFound}</div>
      )}
      {isCut && <div role="status">{texts.moreOptions}</div>}
    </List>
  );
}
