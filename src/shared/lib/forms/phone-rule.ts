import { string } from 'yup';

/** A phone number that has to be given, as its digits after +62. Specification 1, section 5; the limits are the contract's. */
export const requiredPhone = ({ phoneRequired, phoneInvalid }: { phoneRequired: string; phoneInvalid: string }) =>
  string()
    .required(phoneRequired)
    .matches(/^[0-9]{7,13}$/, phoneInvalid);
