import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** A master list's entry: `{id, name}`, one of the two alone, or a bare id. */
const place = wire.either(wire.id, wire.record({ id: wire.optional(wire.id), name: wire.optional(wire.text) }));

export type PlaceDto = ReturnType<typeof place>;

/** Only the id must be there: a new candidate's profile is empty. Contract, "Profile". */
export const profileDto = wire.record({
  id: wire.id,
  name: wire.optional(wire.writtenText),
  image: wire.optional(wire.writtenText),
  professionalHeadline: wire.optional(wire.writtenText),
  about: wire.optional(wire.writtenText),
  identityNumber: wire.optional(wire.writtenText),
  gender: wire.optional(wire.writtenText),
  dob: wire.optional(wire.writtenText),
  email: wire.optional(wire.writtenText),
  phoneNumber: wire.optional(wire.writtenText),
  birthPlace: wire.optional(wire.reference),
  location: wire.optional(place),
  city: wire.optional(place),
  detailLocation: wire.optional(wire.writtenText),
  linkedin: wire.optional(wire.writtenText),
  instagram: wire.optional(wire.writtenText),
  currentSalary: wire.optional(wire.writtenNumber),
  expectedSalary: wire.optional(wire.writtenNumber),
});

export type ProfileDto = Accepts<components['schemas']['Profile'], ReturnType<typeof profileDto>>;
