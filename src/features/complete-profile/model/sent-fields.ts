/** Fields that every application has; a CV of these alone adds nothing. */
const CONTACT = ['name', 'email', 'phoneNumber', 'cv'];

/** True when a company that is sent these fields sees no more than the name and the contact. */
export const isContactAlone = (fields: readonly string[]): boolean => fields.every((field) => CONTACT.includes(field));
