/**
 * A process of its own for `sign-in-flood.ts`: signs in at ADDRESS, AT_ONCE calls at a time, until it gets a message; then
 * it tells how many responses of each status there were. FROM is the address that they come from; without it, each comes
 * from another one. EMAIL and PASSWORD are those of one account; without them, each call tries another account with a wrong
 * password.
 */
const { ADDRESS = '', AT_ONCE = '', FROM, EMAIL, PASSWORD = 'Salah123!' } = process.env;
const statuses: Record<number, number> = {};
let stopped = false;
let sent = 0;

const another = (n: number): string => `12.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function signIn(): Promise<number> {
  sent += 1;
  const response = await fetch(`${ADDRESS}/api/v1/candidate/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': FROM ?? another(sent) },
    body: JSON.stringify({ email: EMAIL ?? `korban${sent}@example.com`, password: PASSWORD }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function flood(): Promise<void> {
  while (!stopped) {
    const status = await signIn().catch(() => 0);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

const running = Array.from({ length: Number(AT_ONCE) }, flood);
process.once('message', () => {
  stopped = true;
  void Promise.all(running).then(() => process.send?.(statuses, () => process.exit()));
});
