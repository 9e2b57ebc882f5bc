import { useId } from 'react';
import type { ReactNode } from 'react';
import EventIcon from '@mui/icons-material/Event';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Appointment } from '../model/application-event';
import { describeAppointment } from '../model/upcoming-appointments';
import { texts } from '../texts';

const Bar = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: spacing(1),
  marginTop: spacing(1.5),
  padding: spacing(1, 1.5),
  border: '1px solid transparent',
  borderLeft: `4px solid ${vars.palette.primary.main}`,
  borderRadius: 8,
  backgroundColor: vars.palette.tint.primary,
  breakInside: 'avoid',
  '&[data-cancelled]': { borderLeftColor: vars.palette.closed.text, backgroundColor: vars.palette.closed.badge },
}));

function AppointmentBar({ appointment, actions }: { appointment: Appointment; actions: ReactNode }) {
  const timeId = useId();
  const { time, place, bring, link } = describeAppointment(appointment);
  const { isCancelled = false } = appointment;
  return (
    <Bar data-cancelled={isCancelled ? '' : undefined}>
      {isCancelled ? <EventBusyIcon fontSize="small" /> : <EventIcon fontSize="small" color="primary" />}
      <div>
        <Typography variant="body2" id={timeId} sx={{ fontWeight: 600 }}>
          {`${isCancelled ? texts.events.appointmentCancelled : texts.events.appointment}: ${time}`}
        </Typography>
        {place !== null && <Typography variant="body2">{place}</Typography>}
        {bring !== null && !isCancelled && <Typography variant="body2">{bring}</Typography>}
        {link !== null && !isCancelled && (
          <Button
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={timeId}
            sx={{ ml: -1.5, textAlign: 'left' }}
          >
            {texts.openLink}
          </Button>
        )}
        {actions}
      </div>
    </Bar>
  );
}

interface AppointmentBarsProps {
  appointments: Appointment[];
  /** Actions of an appointment. */
  actionsOf?: ((appointment: Appointment) => ReactNode) | undefined;
}

/** Upcoming and cancelled appointments on an application's card, each with its time, place and link. Specification 4, section 1. */
export const AppointmentBars = ({ appointments, actionsOf }: AppointmentBarsProps) => (
  <Box sx={{ gridArea: 'appointments' }}>
    {appointments.map((appointment, index) => (
      // Two appointments may be the same in all that is shown.
      <AppointmentBar key={index} appointment={appointment} actions={actionsOf?.(appointment)} />
    ))}
  </Box>
);
