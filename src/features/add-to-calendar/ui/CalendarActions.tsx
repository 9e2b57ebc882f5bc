import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CalendarEvent } from '@titian/rules/appointment';
import type { Appointment } from '@/entities/application';
import { saveFile } from '@/shared/lib/download';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '@/shared/ui/toast';
import { toCalendarEvent, toGoogleAddress } from '../model/calendar-event';
import type { AppointmentJob } from '../model/calendar-event';
import { texts } from '../texts';

/** Has the calendar file of an event downloaded. */
function FileButton({ event }: { event: CalendarEvent }) {
  const [isLoading, setLoading] = useState(false);
  const { showError } = useToast();
  const handleClick = async () => {
    setLoading(true);
    try {
      const { toCalendarFile } = await import(/* webpackChunkName: "calendar-file" */ '@titian/rules/calendar-file');
      saveFile(new Blob([toCalendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' }), texts.fileName);
    } catch (error) {
      logFailure('a calendar file could not be made', error);
      showError(texts.failed);
    }
    setLoading(false);
  };
  return (
    <Button size="small" loading={isLoading} onClick={() => void handleClick()}>
      {event.isCancelled ? texts.remove : texts.add}
    </Button>
  );
}

interface CalendarActionsProps {
  appointment: Appointment;
  job: AppointmentJob;
  isCancelled?: boolean;
}

/** Takes an appointment into a calendar, or out of it once it was cancelled. Specification 4, section 9. */
export function CalendarActions({ appointment, job, isCancelled = false }: CalendarActionsProps) {
  const { hostname: host } = window.location;
  const event = toCalendarEvent(appointment, job, { isCancelled, now: new Date(), host });
  if (event === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.75 }}>
      {event.uid !== null && <FileButton event={event} />}
      {!isCancelled && (
        <Button size="small" href={toGoogleAddress(event)} target="_blank" rel="noopener noreferrer">
          {texts.google}
        </Button>
      )}
    </Box>
  );
}
