/** For tests: `multipart/form-data` bodies, well-formed or not. */
import sharp from 'sharp';

const BOUNDARY = 'form-boundary-7f3a';

export interface FormPart {
  name: string;
  value: string | Buffer;
  /** Makes the part a file. */
  filename?: string;
  type?: string;
}

/** The body of a form and the header that goes with it. */
export function formOf(...parts: FormPart[]) {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    value,
    '\r\n',
  ]);
  const payload = Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk as string)));
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** The form of one text for each key. */
export function textForm(fields: Record<string, string>) {
  return formOf(...Object.entries(fields).map(([name, value]) => ({ name, value })));
}

/** The form of one photo, as a browser sends it. */
export function photoForm(value: Buffer, filename = 'foto.jpg', type = 'image/jpeg') {
  return formOf({ name: 'image', value, filename, type });
}

/** A picture of the given size, in which no two pixels need be alike. */
export function picture(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#2a7', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
}
