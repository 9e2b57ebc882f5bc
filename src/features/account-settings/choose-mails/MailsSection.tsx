import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useChangeDigestSettingMutation, useGetDigestSettingQuery, ZONES } from '@/entities/saved-search';
import type { DigestChoice } from '@/entities/saved-search';
import { describeError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { SelectField } from '@/shared/ui/field';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

/** The choice of the province's zone. */
const OF_PROVINCE = 'auto';

/** Choices about mails; each is saved when it is made. Specification 4, section 9. */
function MailChoices() {
  const { data, error, isFetching, refetch } = useGetDigestSettingQuery();
  const [change, { isLoading }] = useChangeDigestSettingMutation();
  const { showSuccess, showError } = useToast();
  useEffect(() => {
    if (error) logFailure('candidate/digest-setting could not be fetched', error);
  }, [error]);

  const save = async (choice: DigestChoice) => {
    try {
      await change(choice).unwrap();
      showSuccess(texts.saved);
    } catch (failure) {
      logFailure('candidate/digest-setting could not be changed', failure);
      showError(describeError(failure, texts.failed));
    }
  };

  if (!data && error) {
    return <FailureState title={texts.loadFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <Skeleton height={56} aria-busy="true" />;
  const { zone, effectiveZone, appointmentMails, mailsRefused } = data;
  const ofProvince = zone === null ? texts.zoneOfProvinceNow(effectiveZone) : texts.zoneOfProvince;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {mailsRefused && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" disabled={isLoading} onClick={() => void save({ mailsRefused: false })}>
              {texts.sendAgain}
            </Button>
          }
        >
          {texts.refused}
        </Alert>
      )}
      {appointmentMails !== null && (
        <FormControlLabel
          label={texts.appointments}
          disabled={isLoading}
          control={
            <Checkbox
              name="appointmentMails"
              checked={appointmentMails}
              onChange={(_event, checked) => void save({ appointmentMails: checked })}
            />
          }
        />
      )}
      <SelectField
        id="digest-zone"
        name="zone"
        label={texts.zone}
        value={zone ?? OF_PROVINCE}
        options={[{ value: OF_PROVINCE, label: ofProvince }, ...ZONES.map((value) => ({ value, label: value }))]}
        helperText={texts.zoneHint}
        disabled={isLoading}
        onChoose={(value) => void save({ zone: ZONES.find((known) => known === value) ?? null })}
      />
    </div>
  );
}

/** Settings of mails. Specification 4, section 9. */
export const MailsSection = () => (
  <SectionAccordion name="mails" title={texts.title} data-screen>
    <MailChoices />
  </SectionAccordion>
);
