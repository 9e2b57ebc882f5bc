export interface Envelope<T> {
  statusCode: 2000 | 2001;
  message: string;
  data: T;
}

/** The response body of a call that succeeded, HTTP 200 (contract, "The envelope"). */
export function done<T>(data: T, message = 'Berhasil'): Envelope<T> {
  return { statusCode: 2000, message, data };
}

/** The response body of a call that stored something new; the route sets HTTP 201 itself (contract, "The envelope"). */
export function created<T>(data: T, message = 'Berhasil disimpan'): Envelope<T> {
  return { statusCode: 2001, message, data };
}
