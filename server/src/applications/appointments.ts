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
