import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Icon, icons } from '../icon';
import { styled } from '@mui/material/styles';
import { Field } from './Field';
import { FieldBox } from './FieldBox';
import { FieldNote } from './FieldNote';
import { PickList } from './PickList';
import type { PickState } from './pick-state';
import { texts } from './texts';

/** What both kinds of picks are told of their list. */
export interface PickListProps {
  loading?: boolean;
  /** The options could not be had; `onRetry` asks for them again. */
  failed?: boolean;
  onRetry?: () => void;
  helperText?: string;
}

interface PickFieldProps<T> extends PickListProps {
  auto: PickState<T>;
  labelOf: (option: T) => string;
  /** Whether more options match than are shown. */
  isCut: boolean;
  name: string;
  label: string;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
  /** What has been chosen, before the text. */
  chips?: ReactNode;
}

/** Of a button within the box. */
const SMALL = { padding: 5 };

/** With chips, as many lines as they need: the text behind the last, and room for the buttons beside them all. */
const Pick = styled(Field)(({ theme, theme: { typography, vars } }) => ({
  scrollMarginBlock: 12,
  '& > .field-box > .field-end': { paddingRight: 6 },
  '& > .field-box > input': { textOverflow: 'ellipsis' },
  '&[data-chips] > .field-box': { flexWrap: 'wrap', gap: 4, padding: '8px 72px 8px 8px' },
  '&[data-chips] > .field-box > input': { width: 0, minWidth: 64, flex: 1, padding: 4 },
  '&[data-chips] > .field-box > .field-end': { position: 'absolute', right: 0, top: 'calc(50% - 15px)' },
  '.field-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: 32,
    padding: '0 5px 0 12px',
    borderRadius: 8,
    fontSize: typography.pxToRem(13),
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.action.selected,
    WebkitTapHighlightColor: 'transparent',
  },
  '.field-chip > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // As large as a finger needs it.
  '.field-chip > svg': { color: theme.alpha(vars.palette.text.primary, 0.26), cursor: 'pointer' },
  '.field-chip > svg:hover': { color: theme.alpha(vars.palette.text.primary, 0.4) },
  '&[data-off] .field-chip': { opacity: vars.palette.action.disabledOpacity, pointerEvents: 'none' },
}));

/** Where the fingers' keyboard covers half of the screen, the field goes to the top, to leave its list the most room. */
const place = (): ScrollLogicalPosition => (window.matchMedia('(pointer: coarse)').matches ? 'start' : 'nearest');

/**
 * The text box of a searchable list, and below it the list, which moves what follows: nothing that scrolls can cut it
 * off. Then the field's error, its hint, or the way to ask for the list again; see `TextBox`.
 */
export function PickField<T>({
  auto,
  labelOf,
  isCut,
  name,
  label,
  onBlur,
  error,
  disabled,
  chips,
  loading = false,
  failed = false,
  onRetry,
  helperText,
}: PickFieldProps<T>) {
  const field = useRef<HTMLDivElement>(null);
  const { id, popupOpen, groupedOptions: options, setAnchorEl } = auto;
  const hasOptions = options.length > 0;

  useEffect(() => {
    if (popupOpen) field.current?.scrollIntoView({ block: place() });
  }, [popupOpen, hasOptions]);

  const hint = failed ? (
    <>
      {texts.listFailed}{' '}
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </>
  ) : (
    helperText
  );
  const shown = error ?? hint;
  const helperId = `${id}-helper-text`;
  const input = auto.getInputProps();
  return (
    <Pick
      ref={field}
      data-chips={chips !== undefined || undefined}
      data-up={chips !== undefined || input.value !== '' || undefined}
      data-wrong={Boolean(error) || undefined}
      data-off={disabled || undefined}
    >
      <FieldBox
        {...auto.getRootProps()}
        ref={setAnchorEl}
        control={id}
        label={label}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onBlur();
        }}
      >
        {chips}
        <input
          {...input}
          type="text"
          name={name}
          aria-invalid={Boolean(error)}
          aria-describedby={shown ? helperId : undefined}
        />
        <span className="field-end">
          {auto.dirty && !disabled && (
            <IconButton {...auto.getClearProps()} style={SMALL} aria-label={texts.clear}>
              <Icon path={icons.close} size={18} />
            </IconButton>
          )}
          <IconButton
            {...auto.getPopupIndicatorProps()}
            disabled={disabled}
            aria-label={popupOpen ? texts.closeList : texts.openList}
            style={{ ...SMALL, transform: popupOpen ? 'rotate(180deg)' : undefined }}
          >
            <Icon path={icons.expand} size={20} />
          </IconButton>
        </span>
      </FieldBox>
      {popupOpen && <PickList {...{ auto, labelOf, isCut, loading }} />}
      <FieldNote id={helperId} wrong={Boolean(error)} off={disabled}>
        {shown}
      </FieldNote>
    </Pick>
  );
}
