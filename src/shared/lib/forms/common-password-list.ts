import { isAmongPasswords, toPasswordList } from '@titian/rules/common-passwords';
import passwords from './common-passwords.json';

const list = toPasswordList(passwords);

/** True for one of the commonest passwords, by the rule of the server. */
export const isCommonPassword = (password: string): boolean => isAmongPasswords(list, password);
