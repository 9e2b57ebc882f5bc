import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatMoment } from '@/shared/lib/dates';
import { logFailure } from '@/shared/lib/logging';
import { toName } from '@/shared/lib/text';
import { DeviceItem } from '@/shared/ui/DeviceItem';
import { MissingContent } from '@/shared/ui/feedback';
import { HintedCheckbox } from '@/shared/ui/field';
import { texts } from './texts';
import { usePushHere } from './use-push-here';

/** The switch for this device, what its screen shows, and all devices. Specification 4, section 13. */
export function PushDevices() {
  const { query, here, end, support, isBusy, turnOn, turnOff, chooseContent } = usePushHere();
  const { data, error } = query;
  useEffect(() => {
    if (error) logFailure('candidate/push could not be fetched', error);
  }, [error]);
  if (!data) {
    return (
      <MissingContent query={query} title={texts.loadFailed}>
        <Skeleton height={56} />
      </MissingContent>
    );
  }
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <HintedCheckbox
        name="push"
        isSwitch
        label={texts.here}
        hint={texts.hint}
        disabled={isBusy || (support !== 'ready' && !here)}
        checked={here !== null}
        onChange={() => void (here ? turnOff(here) : turnOn())}
      />
      {support !== 'ready' && <Alert severity="info">{texts.support[support]}</Alert>}
      {support === 'ready' && end && !here && <Alert severity="info">{texts.ended[end]}</Alert>}
      {here && (
        <HintedCheckbox
          name="withoutContent"
          label={texts.withoutContent}
          hint={texts.withoutContentHint}
          disabled={isBusy}
          checked={here.withoutContent ?? false}
          onChange={(checked) => void chooseContent(checked)}
        />
      )}
      {data.devices.length > 0 && (
        <section aria-label={texts.devices}>
          <Typography sx={{ fontWeight: 600 }}>{texts.devices}</Typography>
          <List disablePadding>
            {data.devices.map((device) => {
              const name = toName(device.name) ?? texts.unknownDevice;
              const lastUsed = device.lastUsedAt && texts.lastUsed(formatMoment(device.lastUsedAt));
              const state = device.refused ? texts.refused : lastUsed;
              return (
                <DeviceItem key={device.id} name={name} lastUsed={state} current={device === here && texts.current}>
                  <Button
                    variant="outlined"
                    disabled={isBusy}
                    aria-label={texts.removeDevice(name)}
                    onClick={() => void turnOff(device)}
                  >
                    {texts.remove}
                  </Button>
                </DeviceItem>
              );
            })}
          </List>
        </section>
      )}
    </div>
  );
}
