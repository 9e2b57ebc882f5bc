import type { components } from '@contract';

type SignedInDto = components['schemas']['SignedInEnvelope']['data'];

/** The response to a sign-in, invented. */
export const makeSignedInDto = (changes: Partial<SignedInDto> = {}): SignedInDto => ({
  token: 'token-of-sari',
  name: 'Sari Wulandari',
  image: '/media/candidates/sari.webp',
  userId: 'candidate-1',
  ...changes,
});
