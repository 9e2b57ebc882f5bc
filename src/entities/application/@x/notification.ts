export { appointmentDto } from '../api/application-event.dto';
export { toAppointment } from '../api/application-event.mapper';
export { toOutcome } from '../api/outcome.mapper';
export type { Appointment } from '../model/application-event';
export type { Outcome } from '../model/outcome';
export { stepLabel } from '../model/pipeline';
export { describeAppointment } from '../model/upcoming-appointments';
