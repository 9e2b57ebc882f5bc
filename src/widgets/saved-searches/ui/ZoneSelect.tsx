import { useEffect } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useChangeDigestSettingMutation, useGetDigestSettingQuery, ZONES } from '@/entities/saved-search';
import { describeError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';
import { SelectField } from '@/shared/ui/field';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

/** The choice of the province's zone. */
const OF_PROVINCE = 'auto';

/** The time zone by which mails about new jobs are sent; it is saved when it is chosen. Specification 4, section 9. */
export function ZoneSelect() {
  const { data, error, isFetching, refetch } = useGetDigestSettingQuery();
  const [change, { isLoading }] = useChangeDigestSettingMutation();
  const { showSuccess, showError } = useToast();
  useEffect(() => {
    if (error) logFailure('candidate/digest-setting could not be fetched', error);
  }, [error]);

  const handleChoose = async (value: string) => {
    try {
      await change({ zone: ZONES.find((known) => known === value) ?? null }).unwrap();
      showSuccess(texts.zoneSaved);
    } catch (failure) {
      logFailure('candidate/digest-setting could not be changed', failure);
      showError(describeError(failure, texts.zoneFailed));
    }
  };

  if (!data && error) {
    return (
      <FailureState title={texts.zoneLoadFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) return <Skeleton height={56} aria-busy="true" />;
  const { zone, effectiveZone } = data;
  const ofProvince = zone === null ? texts.zoneOfProvinceNow(effectiveZone) : texts.zoneOfProvince;
  return (
    <SelectField
      id="digest-zone"
      name="zone"
      label={texts.zone}
      value={zone ?? OF_PROVINCE}
      options={[{ value: OF_PROVINCE, label: ofProvince }, ...ZONES.map((value) => ({ value, label: value }))]}
      helperText={texts.zoneHint}
      disabled={isLoading}
      onChoose={(value) => void handleChoose(value)}
    />
  );
}
