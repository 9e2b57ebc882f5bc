import { initialValues, resetPasswordSchema } from './reset-password-form';

const check = (password: string, confirmPassword = password) =>
  resetPasswordSchema.validate({ password, confirmPassword }, { abortEarly: false });

it('takes six characters that are said twice', async () => {
  await expect(check('abcdef')).resolves.toBeDefined();
  // As a person counts them.
  await expect(check('🌱🌱🌱🌱🌱🌱')).resolves.toBeDefined();
});

it.each([
  ['rahas', 'rahas', 'Password must be at least 6 characters long!'],
  ['🌱🌱🌱', '🌱🌱🌱', 'Password must be at least 6 characters long!'],
  ['rahasia', 'rahasiA', 'Passwords do not match!'],
  ['rahasia', '', 'Passwords do not match!'],
])('refuses %s with %s', async (password, confirmation, message) => {
  await expect(check(password, confirmation)).rejects.toMatchObject({ errors: [message] });
});

it('has both fields empty at first, and says what is missing', async () => {
  expect(initialValues).toEqual({ password: '', confirmPassword: '' });
  await expect(resetPasswordSchema.validate({})).rejects.toThrow('Password must be at least 6 characters long!');
});
