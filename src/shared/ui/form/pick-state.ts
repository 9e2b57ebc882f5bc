import type { HTMLAttributes } from 'react';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';

type ButtonProps = Omit<HTMLAttributes<HTMLButtonElement>, 'color'>;

/** What the elements of a pick need of Material UI's `useAutocomplete`, whether one is chosen or several. */
export interface PickState<T> extends Pick<
  UseAutocompleteReturnValue<T, boolean | undefined>,
  | 'dirty'
  | 'getInputProps'
  | 'getListboxProps'
  | 'getOptionProps'
  | 'getRootProps'
  | 'groupedOptions'
  | 'id'
  | 'popupOpen'
  | 'setAnchorEl'
> {
  getClearProps: () => ButtonProps;
  getPopupIndicatorProps: () => ButtonProps;
}
