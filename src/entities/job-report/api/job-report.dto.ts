import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { textLike } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** Lenient: that the report was taken counts, also without a number. */
export const receiptDto = nullish(looseObject({ receipt: nullish(textLike) }));

export type ReceiptDto = Accepts<components['schemas']['JobReportReceipt'], InferOutput<typeof receiptDto>>;
