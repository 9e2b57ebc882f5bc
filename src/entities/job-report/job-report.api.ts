import type { components } from '@contract';
import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import { envelope, providerApi, textLike, randomKey } from '@/shared/api';
import type { Envelope, Accepts, Id } from '@/shared/api';
import { clip, toText } from '@/shared/lib/text';

/** Why a vacancy is reported, in the order in which they are offered. Contract, `JobReportReason`. */
export const REPORT_REASONS = [
  'money',
  'personalData',
  'impersonation',
  'misleading',
  'discrimination',
  'harmful',
  'inactive',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The contract's limits, in characters. */
export const MAX_REPORT_LENGTH = 2_000;
export const MAX_CONTACT_LENGTH = 200;

/** Report about a vacancy. */
interface JobReport {
  job: Id;
  reason: ReportReason;
  /** Null for none, as for the contact. */
  text: string | null;
  contact: string | null;
  /** Id of a visitor's browser; null with a session. */
  reporter: string | null;
}

/** Response of the provider. */
export interface ReportReceipt {
  /** The receipt number; null where the provider sends none. */
  number: string | null;
  /** The same person had reported the same vacancy before. */
  repeated: boolean;
}

/** Lenient: that the report was taken counts, also without a number. */
const receiptDto = nullish(looseObject({ receipt: nullish(textLike) }));

type ReceiptDto = Accepts<components['schemas']['JobReportReceipt'], InferOutput<typeof receiptDto>>;

/** Characters that are shown of a receipt number. */
const MAX_RECEIPT_LENGTH = 64;

/** A report that was stored before is 2000, a new one 2001. Contract, "Jobs". */
const REPEATED = 2000;

function toReceipt(body: Envelope<ReceiptDto> & { statusCode?: unknown }): ReportReceipt {
  const number = toText(body.data?.receipt);
  return { number: number && clip(number, MAX_RECEIPT_LENGTH), repeated: body.statusCode === REPEATED };
}

/** Reporting a vacancy, with or without a session: with the capability alone. Specification 4, section 7. */
const jobReportApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    reportJob: build.mutation<ReportReceipt, JobReport>({
      query: ({ job, reason, text, contact, reporter }) => ({
        url: 'job/report/',
        method: 'POST',
        body: {
          job,
          reason,
          ...(text === null ? {} : { text }),
          ...(contact === null ? {} : { contact }),
          ...(reporter === null ? {} : { reporter }),
        } satisfies components['schemas']['JobReport'],
      }),
      rawResponseSchema: envelope(receiptDto),
      transformResponse: toReceipt,
    }),
  }),
});

export const { useReportJobMutation } = jobReportApi;

const STORAGE_KEY = 'titian:reporter';

/** Shape that the contract accepts. */
const SHAPE = /^[A-Za-z0-9_-]{20,64}$/;

/**
 * The random id by which the provider knows this browser again when it reports the same vacancy once more without an
 * account. Made with the first report, and erased with all that is stored of a person here. Null where nothing can be
 * stored: then the provider cannot know it again. Contract, "Jobs".
 */
export function reporterId(): string | null {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    if (stored !== null && SHAPE.test(stored)) return stored;
    const made = randomKey();
    window.localStorage.setItem(STORAGE_KEY, made);
    return made;
  } catch {
    return null;
  }
}
