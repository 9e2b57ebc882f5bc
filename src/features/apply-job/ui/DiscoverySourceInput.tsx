import { RadioInput } from '@/shared/ui/form';
import { DISCOVERY_SOURCES } from '../model/discovery-source';
import { texts } from '../texts';

/** The sources to choose from, bound to Formik's `ref`. Specification 1, section 5. */
export function DiscoverySourceInput() {
  return <RadioInput name="ref" label={texts.chooseOne} options={DISCOVERY_SOURCES} below required />;
}
