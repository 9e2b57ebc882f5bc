import type { components } from '@contract';
import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import { envelope, providerApi, textLike } from '@/shared/api';
import type { Envelope, Accepts } from '@/shared/api';
import { clip, toText } from '@/shared/lib/text';
import type { JobReport, ReportReceipt } from './job-report';

/** Lenient: that the report was taken counts, also without a number. */
const receiptDto = nullish(looseObject({ receipt: nullish(textLike) }));

type ReceiptDto = Accepts<components['schemas']['JobReportReceipt'], InferOutput<typeof receiptDto>>;

/** Characters that are shown of a receipt number. */
const NUMBER_LIMIT = 64;

/** A report that was stored before is 2000, a new one 2001. Contract, "Jobs". */
const REPEATED = 2000;

function toReceipt(body: Envelope<ReceiptDto> & { statusCode?: unknown }): ReportReceipt {
  const number = toText(body.data?.receipt);
  return { number: number && clip(number, NUMBER_LIMIT), repeated: body.statusCode === REPEATED };
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
