export { endDay, requiredDay } from './date-rules';
export { BlockingErrors } from './BlockingErrors';
export { FocusFirstError } from './FocusFirstError';
export { bindField, useFormField } from './form-field';
export type { DependentValues, FieldProps, FormField } from './form-field';
export { laterRules } from './later-rules';
export { useLongList } from './long-list';
export { toServerErrors, withFieldMessage } from './server-errors';
export { useSubmission } from './use-submission';
