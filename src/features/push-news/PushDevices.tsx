import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PushDevice } from '@/entities/push';
import { formatMoment } from '@/shared/lib/dates';
import { logFailure } from '@/shared/lib/logging';
import { MissingContent } from '@/shared/ui/feedback';
import { texts } from './texts';
import { usePushHere } from './use-push-here';

interface DeviceItemProps {
  device: PushDevice;
  isHere: boolean;
  isBusy: boolean;
  onRemove: () => void;
}

function DeviceItem({ device: { name, lastUsedAt }, isHere, isBusy, onRemove }: DeviceItemProps) {
  const label = name ?? texts.unknownDevice;
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={label}
        secondary={lastUsedAt && texts.lastUsed(formatMoment(lastUsedAt))}
        sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}
      />
      {isHere && <Chip label={texts.current} color="primary" variant="outlined" />}
      <Button variant="outlined" disabled={isBusy} aria-label={texts.removeDevice(label)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </ListItem>
  );
}

/** The switch for this device, what its screen shows, and all devices. Specification 4, section 13. */
export function PushDevices() {
  const { query, here, support, isBusy, turnOn, turnOff, chooseContent } = usePushHere();
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
      <div>
        <FormControlLabel
          label={texts.here}
          disabled={isBusy || (support !== 'ready' && !here)}
          control={
            <Checkbox
              name="push"
              checked={here !== null}
              onChange={() => void (here ? turnOff(here) : turnOn())}
              slotProps={{ input: { role: 'switch', 'aria-describedby': 'push-hint' } }}
            />
          }
        />
        <FormHelperText id="push-hint">{texts.hint}</FormHelperText>
      </div>
      {support !== 'ready' && <Alert severity="info">{texts.support[support]}</Alert>}
      {here && (
        <div>
          <FormControlLabel
            label={texts.withoutContent}
            disabled={isBusy}
            control={
              <Checkbox
                name="withoutContent"
                checked={here.withoutContent}
                onChange={(_event, checked) => void chooseContent(checked)}
                slotProps={{ input: { 'aria-describedby': 'push-content-hint' } }}
              />
            }
          />
          <FormHelperText id="push-content-hint">{texts.withoutContentHint}</FormHelperText>
        </div>
      )}
      {data.devices.length > 0 && (
        <section aria-label={texts.devices}>
          <Typography sx={{ fontWeight: 600 }}>{texts.devices}</Typography>
          <List disablePadding>
            {data.devices.map((device) => (
              <DeviceItem
                key={device.id}
                device={device}
                isHere={device === here}
                isBusy={isBusy}
                onRemove={() => void turnOff(device)}
              />
            ))}
          </List>
        </section>
      )}
    </div>
  );
}
