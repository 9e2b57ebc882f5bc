import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../db/client';
import { applicationEvents, type applications } from '../db/schema';

/** An event about an appointment; `appointmentId` is null in the event that made it. */
interface AppointmentEvent {
  id: string;
  position: number;
  appointmentId: string | null;
}

/** Adds to each event of applications how often its appointment had been changed before it. */
export function withSequences<Row extends AppointmentEvent>(rows: readonly Row[]): (Row & { sequence: number })[] {
  const changes = new Map<string, number[]>();
  for (const { id, position, appointmentId } of rows) {
    const appointment = appointmentId ?? id;
    changes.set(appointment, [...(changes.get(appointment) ?? []), position]);
  }
  return rows.map((row) => {
    const positions = changes.get(row.appointmentId ?? row.id) ?? [];
    return { ...row, sequence: positions.filter((position) => position < row.position).length };
  });
}

/** The appointments of what a candidate sent last that are not cancelled, as the events about them tell. */
export async function standingAppointments(
  tx: Db,
  { id, appliedAt }: Pick<typeof applications.$inferSelect, 'id' | 'appliedAt'>,
) {
  const rows = await tx
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), gte(applicationEvents.at, appliedAt)))
    .orderBy(asc(applicationEvents.position));
  const last = new Map(rows.map((row) => [row.appointmentId ?? row.id, row]));
  return [...last].flatMap(([appointmentId, row]) => {
    const { kind, appointmentAt, appointmentZone, appointmentMinutes } = row;
    if (kind !== 'appointment' || !appointmentAt) return [];
    const { appointmentPlace, appointmentBring, appointmentUrl } = row;
    return [
      {
        appointmentId,
        appointmentAt,
        appointmentZone,
        appointmentMinutes,
        appointmentPlace,
        appointmentBring,
        appointmentUrl,
      },
    ];
  });
}
