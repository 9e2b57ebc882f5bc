import type { Rule } from '../signal';
import { ACCOUNT_RULES } from './account';
import { AGE_RULES } from './age';
import { CONTACT_RULES } from './contact';
import { IDENTITY_RULES } from './identity';
import { MONEY_RULES } from './money';
import { PAYMENT_RULES } from './payment';
import { PERSON_RULES } from './person';

/** The table of rules, in the order in which what they find is told. */
export const RULES: readonly Rule[] = [
  ...MONEY_RULES,
  ...PAYMENT_RULES,
  ...ACCOUNT_RULES,
  ...IDENTITY_RULES,
  ...CONTACT_RULES,
  ...AGE_RULES,
  ...PERSON_RULES,
];
