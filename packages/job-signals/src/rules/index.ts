import type { Rule } from '../signal';
import { ACCOUNT_RULES } from './account';
import { ABROAD_RULES } from './abroad';
import { ASKED_RULES } from './asked';
import { AGE_RULES } from './age';
import { CONTACT_RULES, HIDDEN_CHAT_RULES } from './contact';
import { FILE_RULES } from './file';
import { IDENTITY_RULES } from './identity';
import { IMPERSONATION_RULES } from './impersonation';
import { LINK_RULES } from './link';
import { MONEY_RULES } from './money';
import { PAYMENT_RULES } from './payment';
import { PERSON_RULES } from './person';
import { TASK_RULES } from './task';

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

/** The table of rules for messages. */
export const MESSAGE_RULES: readonly Rule[] = [
  ...HIDDEN_CHAT_RULES,
  ...RULES,
  ...ASKED_RULES,
  ...TASK_RULES,
  ...ABROAD_RULES,
  ...IMPERSONATION_RULES,
  ...FILE_RULES,
  ...LINK_RULES,
];
