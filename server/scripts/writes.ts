import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Population } from './population';

type Candidate = Population['candidates'][number];

/** One call that stores something, and what is to be found of it afterwards. */
export interface Write {
  candidate: Candidate | null;
  stores: { application: string } | { portfolio: string } | { photo: true } | { account: string };
  /** Sends the call; sending it again is safe. */
  send(address: string): Promise<Response>;
  /** True once the server has confirmed the write. */
  acknowledged: boolean;
}

interface Call {
  method?: 'POST' | 'PUT';
  path: string;
  body: object | FormData;
}

function sender({ method = 'POST', path, body }: Call, candidate: Candidate | null): Write['send'] {
  const key = randomUUID();
  const isForm = body instanceof FormData;
  const headers = {
    ...(method === 'POST' && { 'idempotency-key': key }),
    ...(candidate && { authorization: `Bearer ${candidate.token}` }),
    ...(!isForm && { 'content-type': 'application/json' }),
  };
  return (address) =>
    fetch(`${address}/api/v1/${path}`, { method, headers, body: isForm ? body : JSON.stringify(body) });
}

/** The address that a portfolio of this name has: a half-written record would have another. */
export const portfolioUrl = (name: string): string => `https://karya.example/${name}`;

export function applyTo(candidate: Candidate, job: string): Write {
  const send = sender({ path: 'job-application/apply/', body: { job } }, candidate);
  return { candidate, stores: { application: job }, send, acknowledged: false };
}

export function addPortfolio(candidate: Candidate, name: string): Write {
  const send = sender({ path: 'candidate/portfolio/', body: { name, url: portfolioUrl(name) } }, candidate);
  return { candidate, stores: { portfolio: name }, send, acknowledged: false };
}

/** A small picture that no other is alike. */
export function newPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 96, height: 96, channels: 3, background: '#2a7', noise } })
    .jpeg()
    .toBuffer();
}

export function uploadPhoto(candidate: Candidate, picture: Buffer): Write {
  const body = new FormData();
  body.set('image', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'foto.jpg');
  const send = sender({ method: 'PUT', path: 'candidate/profile/', body }, candidate);
  return { candidate, stores: { photo: true }, send, acknowledged: false };
}

export const PASSWORD = 'Kopi-Pagi!';

export function register(email: string): Write {
  const body = { name: 'Siti Rahma', email, phoneNumber: '+628123456789', password: PASSWORD };
  const send = sender({ path: 'candidate/register/', body }, null);
  return { candidate: null, stores: { account: email }, send, acknowledged: false };
}

/** Sends writes at once and notes which of them are acknowledged; gives back the statuses, 0 where none came. */
export function sendAll(writes: readonly Write[], address: string): Promise<number[]> {
  return Promise.all(
    writes.map(async (write) => {
      try {
        const response = await write.send(address);
        write.acknowledged ||= response.ok;
        await response.arrayBuffer();
        return response.status;
      } catch {
        return 0;
      }
    }),
  );
}
