export { HelperText } from './HelperText';
export { HintedCheckbox } from './HintedCheckbox';
export { SelectField } from './SelectField';
export type { SelectOption } from './SelectField';
export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
