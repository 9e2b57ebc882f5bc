export { appointmentDto, toAppointment } from '../api/application-event.mapper';
export { toOutcome } from '../model/outcome';
export type { Appointment } from '../model/application-event';
export type { Outcome } from '../model/outcome';
export { stepLabel, toStep } from '../model/pipeline';
export { describeAppointment } from '../model/upcoming-appointments';
