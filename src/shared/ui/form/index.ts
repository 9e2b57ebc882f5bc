export { CheckboxInput } from './CheckboxInput';
export { FocusFirstError } from './FocusFirstError';
export { FormDialog } from './FormDialog';
export { PasswordInput } from './PasswordInput';
export { TextInput } from './TextInput';
export { toServerErrors, useFormField } from './server-errors';
