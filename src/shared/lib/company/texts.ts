import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/lib/company', { hiddenEmployer: HIDDEN_EMPLOYER as string });
