import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { outboxFolder } from './environment';
import { keepSecret } from './secrets';

/** The mails to an address in the server's outbox, the oldest first. The server makes the folder for its first mail. */
export async function mailsTo(address: string) {
  if (!existsSync(outboxFolder)) return [];
  const files = readdirSync(outboxFolder).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(
    files.sort().map((file) => PostalMime.parse(readFileSync(path.join(outboxFolder, file)))),
  );
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
}

/** The newest mail to an address that the server put into its outbox; waits for it. */
export async function lastMailTo(address: string) {
  const find = async () => (await mailsTo(address)).at(-1);
  await expect.poll(find, { message: `a mail to ${address}` }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`The mail to ${address} has gone.`);
  return mail;
}

/** The first link in a mail's text that contains the given path. */
export function linkIn(mail: { text?: string }, pathPart: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => address.includes(pathPart));
  if (!link) throw new Error(`No link with ${pathPart} in the mail.`);
  const { pathname, searchParams } = new URL(link);
  const token = searchParams.get('token');
  (token === null ? pathname.split('/').slice(-2) : [token]).forEach(keepSecret);
  return link;
}
