/** Processor time that this process has used, in milliseconds; unlike a clock, it does not go on for a busy machine. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
