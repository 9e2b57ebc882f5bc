import { contractError, providerApi } from '@/shared/api';
import { saveFile } from '@/shared/lib/download';

export const CV_TEMPLATES = ['ringkas', 'formal', 'modern'] as const;
export const CV_LANGUAGES = ['id', 'en'] as const;

/** Choices for one CV, for providers with the capability `cvOptions`. Specification 4, section 10. */
export interface CvChoices {
  template: (typeof CV_TEMPLATES)[number];
  /** Of headings and labels. */
  lang: (typeof CV_LANGUAGES)[number];
  hidesPhoto: boolean;
  /** E-mail address, phone number, LinkedIn and Instagram. */
  hidesContact: boolean;
}

/** The choices as the query of `generate-cv/`. */
function toCvQuery({ template, lang, hidesPhoto, hidesContact }: CvChoices): Record<string, string> {
  const hide = [hidesPhoto && 'photo', hidesContact && 'contact'].filter(Boolean).join(',');
  return { template, lang, ...(hide && { hide }) };
}

/** Drawing and sending a file takes longer than any list. */
const TIMEOUT_MS = 90_000;

/** A refusal or a proxy's page stays text, to be parsed like any other response. */
const readPdf = (response: Response): Promise<Blob | string> =>
  response.ok && response.headers.get('Content-Type')?.startsWith('application/pdf')
    ? response.blob()
    : response.text();

/** Decodes a percent-encoded header value; empty when it is missing or cannot be decoded. */
function decoded(header: string | null | undefined): string {
  try {
    return decodeURIComponent(header ?? '');
  } catch {
    return '';
  }
}

/** The name that the provider gives to a file in UTF-8 (RFC 6266), or none. */
const fileName = (headers: Headers | undefined): string =>
  decoded(/filename\*=UTF-8''([^;]+)/i.exec(headers?.get('Content-Disposition') ?? '')?.[1]);

interface CvRequest {
  /** Takes the file although it lacks characters. */
  anyway: boolean;
  /** For providers with the capability `cvOptions`. */
  choices?: CvChoices;
  /** Gets the file in place of the browser's downloads. */
  onFile?: (file: Blob) => void;
}

interface CvResult {
  /** Characters that the CV lacks, where it was not saved because of them. */
  missing: string;
  /** Number of records of the profile that the file ends before. */
  omitted: number;
}

const cvApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches the generated CV and saves it as CV.pdf, or with choices under the provider's name for it, unless `onFile` takes it. The file itself stays out of the store, which holds plain data
     * alone. Resolves to the characters that the CV lacks and the number of records that it does not have; with missing
     * characters, the file is not saved unless `anyway` is set.
     * Specification 2, sections 2 and 7; specification 4, section 10.
     */
    downloadCv: build.mutation<CvResult, CvRequest>({
      queryFn: async ({ anyway, choices, onFile }, _api, _options, baseQuery) => {
        const { data, error, meta } = await baseQuery({
          url: 'candidate/generate-cv/',
          ...(choices && { params: toCvQuery(choices) }),
          headers: { Accept: 'application/pdf' },
          responseHandler: readPdf,
          timeout: TIMEOUT_MS,
        });
        if (error) return { error };
        if (!(data instanceof Blob)) return { error: contractError() };
        const headers = meta?.response?.headers;
        const missing = decoded(headers?.get('X-Missing-Characters'));
        const save = onFile ?? ((file: Blob) => saveFile(file, (choices && fileName(headers)) || 'CV.pdf'));
        if (missing === '' || anyway) save(data);
        const omitted = Number(/^\d{1,6}$/.exec(headers?.get('X-Omitted-Records') ?? '')?.[0] ?? 0);
        return { data: { missing: anyway ? '' : missing, omitted } };
      },
    }),
  }),
});

export const { useDownloadCvMutation } = cvApi;
