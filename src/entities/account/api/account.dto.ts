import { boolean, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** A device needs an id to be ended by; what it is and when it was used may be missing. */
export const accountSessionDto = looseObject({
  id: idSchema,
  browser: optionalText,
  system: optionalText,
  createdAt: optionalText,
  lastUsedAt: filledText,
  current: nullish(boolean()),
});

/** A pending change needs its address; the times of its request and of its expiry may be missing. */
export const pendingEmailChangeDto = looseObject({
  email: filledText,
  requestedAt: optionalText,
  expiresAt: optionalText,
});

export type PendingEmailChangeDto = Accepts<
  components['schemas']['PendingEmailChange'],
  InferOutput<typeof pendingEmailChangeDto>
>;

export type AccountSessionDto = Accepts<components['schemas']['AccountSession'], InferOutput<typeof accountSessionDto>>;
