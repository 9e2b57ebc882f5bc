import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: its id. */
export const educationDto = wire.record({
  id: wire.id,
  educationLevel: wire.optional(wire.reference),
  education: wire.optional(wire.reference),
  educationMajor: wire.optional(wire.reference),
  otherEducation: wire.optional(wire.text),
  otherMajor: wire.optional(wire.text),
  location: wire.optional(wire.text),
  dateStart: wire.optional(wire.text),
  graduationDate: wire.optional(wire.text),
  isPresent: wire.optional(wire.flag),
  gpa: wire.optional(wire.number),
  description: wire.optional(wire.text),
});

export type EducationDto = Accepts<components['schemas']['Education'], ReturnType<typeof educationDto>>;
