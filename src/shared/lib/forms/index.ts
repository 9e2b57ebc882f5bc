export { requiredEmail } from './email-rule';
export {
  endDay,
  endsBeforeStart,
  optionalText,
  refusedFields,
  requiredChoice,
  requiredDay,
  requiredPhone,
} from './field-rules';
export { firstValues, toRequest } from './record-form';
export { loadCommonPasswords } from './common-passwords';
export { newPassword } from './password-rule';
export { PHONE_PREFIX, toNationalDigits } from '@titian/rules/national-digits';
export { BlockingErrors } from './BlockingErrors';
export { FocusFirstError } from './FocusFirstError';
export { Form } from './Form';
export { bindField, useFormField } from './form-field';
export type { DependentValues, FieldProps, FormField } from './form-field';
export { lazyValidation } from './lazy-validation';
export { useLongList } from './long-list';
export { toServerErrors, withFieldMessage, useSubmission } from './use-submission';
export { formQuery, useRequestedForm } from './use-requested-form';
