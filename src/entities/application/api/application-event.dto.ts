import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** An event needs to say what happened and when; kinds that the app does not know are none of its failures. */
export const applicationEventDto = looseObject({
  id: nullish(idSchema),
  at: filledText,
  kind: filledText,
  step: optionalText,
  outcome: optionalText,
  reason: optionalText,
  appointment: nullish(looseObject({ at: optionalText, zone: optionalText, place: optionalText, url: optionalText })),
});

export type ApplicationEventDto = Accepts<
  components['schemas']['ApplicationEvent'],
  InferOutput<typeof applicationEventDto>
>;
