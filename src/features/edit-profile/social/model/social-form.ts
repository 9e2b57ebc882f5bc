import { object, string } from 'yup';
import { toSocialLink } from '@/entities/profile/candidate';
import type { SocialNetwork } from '@/entities/profile/candidate';
import { texts } from '../texts';

/** Specification 2, section 5, "Social". */
export const socialSchema = (network: SocialNetwork) =>
  object({
    [network]: string()
      .trim()
      .required(texts.addressMissing)
      .test('profile', texts.addressInvalid, (typed) => !typed || toSocialLink(network, typed) !== null),
  });

/** Request data from valid form values. */
export const toChange = (network: SocialNetwork, typed: string) => ({ [network]: toSocialLink(network, typed) });
