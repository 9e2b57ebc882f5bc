import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { languageOf } from '@/shared/lib/language';
import { Icon, icons } from '../icon';
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

const ALONE = { pr: 0.75, '& input': { textOverflow: 'ellipsis' } };

/** As many lines as the chips need, with the text behind the last, and room for the buttons beside them all. */
const AROUND_CHIPS = {
  flexWrap: 'wrap',
  gap: 0.5,
  py: 1,
  pl: 1,
  pr: 9,
  '& input': { width: 0, minWidth: 64, flex: 1, p: 0.5 },
} as const;

const BESIDE_CHIPS = { position: 'absolute', right: 6, top: 'calc(50% - 15px)' } as const;

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
  return (
    <FormControl
      ref={field}
      variant="outlined"
      margin="normal"
      error={Boolean(error)}
      disabled={disabled}
      fullWidth
      sx={{ scrollMarginBlock: 12 }}
    >
      <Box
        {...auto.getRootProps()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onBlur();
        }}
      >
        <InputLabel {...auto.getInputLabelProps()}>{label}</InputLabel>
        <OutlinedInput
          ref={setAnchorEl}
          fullWidth
          name={name}
          label={label}
          inputProps={auto.getInputProps()}
          aria-describedby={shown ? helperId : undefined}
          startAdornment={chips}
          endAdornment={
            <Box sx={{ display: 'flex', ...(chips !== undefined && BESIDE_CHIPS) }}>
              {auto.dirty && !disabled && (
                <IconButton {...auto.getClearProps()} size="small" aria-label={texts.clear}>
                  <Icon path={icons.close} size={18} />
                </IconButton>
              )}
              <IconButton
                {...auto.getPopupIndicatorProps()}
                size="small"
                disabled={disabled}
                aria-label={popupOpen ? texts.closeList : texts.openList}
                sx={{ transform: popupOpen ? 'rotate(180deg)' : undefined }}
              >
                <Icon path={icons.expand} size={20} />
              </IconButton>
            </Box>
          }
          sx={chips === undefined ? ALONE : AROUND_CHIPS}
        />
      </Box>
      {popupOpen && <PickList {...{ auto, labelOf, isCut, loading }} />}
      {shown && (
        <FormHelperText component="div" id={helperId} lang={languageOf(shown)}>
          {shown}
        </FormHelperText>
      )}
    </FormControl>
  );
}
