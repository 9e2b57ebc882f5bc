import { useState } from 'react';
import { profileApi, useChangeProfileMutation } from '@/entities/profile/candidate';
import { describeError } from '@/shared/api';
import { HintedCheckbox } from '@/shared/ui/field';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

/**
 * Checkbox for a candidate who has never worked, which closes that gap. Renders nothing when the provider does not store it.
 * Specification 4, section 5.
 */
export function NoWorkExperience() {
  // The page has requested it.
  const { data: profile } = profileApi.endpoints.getProfile.useQueryState();
  const [change, { isLoading }] = useChangeProfileMutation();
  const { showError } = useToast();
  // Optimistic: the choice shows before the response.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (profile?.noWorkExperience === undefined) return null;

  const handleChange = async (noWorkExperience: boolean) => {
    setChosen(noWorkExperience);
    try {
      await change({ change: { noWorkExperience } }).unwrap();
    } catch (error) {
      setChosen(null);
      showError(describeError(error, texts.failed));
    }
  };

  return (
    <HintedCheckbox
      name="noWorkExperience"
      label={texts.neverWorked}
      hint={texts.neverWorkedHint}
      disabled={isLoading}
      checked={chosen ?? profile.noWorkExperience}
      onChange={(checked) => void handleChange(checked)}
    />
  );
}
