import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { routes } from '@/shared/config';
import { completeness } from '../model/completeness';
import type { Remedy, SectionCounts } from '../model/completeness';
import { useSectionCounts } from '../model/section-lists';
import { texts } from '../texts';

/** Percent under which a profile tells a company next to nothing. */
const THIN = 40;

/** How many ways are named. */
const WAYS = 3;

const hasOnlyContact = ({ image, professionalHeadline, about }: Profile, counts: SectionCounts): boolean =>
  [image, professionalHeadline, about].every((value) => value === null) &&
  Object.values(counts).every((count) => count === 0);

const addressOf = (remedy: Remedy): string =>
  'tab' in remedy ? `${routes.profile.to()}?tab=${remedy.tab}` : routes.profile.to();

/**
 * Says to whoever has applied with a profile under 40 % how little a company sees, and the shortest way to change that.
 * Specification 4, section 5.
 */
export function ThinProfileAlert() {
  const { data: profile } = useGetProfileQuery();
  const { counts } = useSectionCounts();
  if (!profile || !counts) return null;
  const { percent, gaps } = completeness(profile, counts);
  if (percent >= THIN) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {hasOnlyContact(profile, counts) ? texts.onlyContact(gaps.length) : texts.little(percent, gaps.length)}{' '}
      {texts.shortest}{' '}
      {gaps.slice(0, WAYS).map(({ name, remedy }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={addressOf(remedy)}>
            {name}
          </Link>
        </span>
      ))}
      .
    </Alert>
  );
}
