import { contractError, providerApi } from '@/shared/api';
import { saveFile } from '@/shared/lib/download';
import { toCvQuery } from '../model/cv-choices';
import type { CvChoices } from '../model/cv-choices';

/** Drawing and sending a file takes longer than any list, in milliseconds. */
const TIMEOUT = 90_000;

/** A refusal or a proxy's page stays text, to be parsed like any other response. */
const readPdf = (response: Response): Promise<Blob | string> =>
  response.ok && response.headers.get('Content-Type')?.startsWith('application/pdf')
    ? response.blob()
    : response.text();

/** The characters in a header, which are percent-encoded; none in one that cannot be read. */
function missingCharacters(header: string | null | undefined): string {
  try {
    return decodeURIComponent(header ?? '');
  } catch {
    return '';
  }
}

const saveCv = (file: Blob): void => saveFile(file, 'CV.pdf');

interface CvRequest {
  /** Takes the file although it lacks characters. */
  anyway: boolean;
  /** For providers with the capability `cvOptions`. */
  choices?: CvChoices;
  /** Gets the file in place of the browser's downloads. */
  onFile?: (file: Blob) => void;
}

const cvApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches the generated CV and saves it as CV.pdf, unless `onFile` takes it. The file itself stays out of the store, which holds plain data
     * alone. Resolves to the characters that the CV lacks; with some, the file is not saved unless `anyway` is set.
     * Specification 2, sections 2 and 7; specification 4, section 10.
     */
    downloadCv: build.mutation<string, CvRequest>({
      queryFn: async ({ anyway, choices, onFile = saveCv }, _api, _options, baseQuery) => {
        const { data, error, meta } = await baseQuery({
          url: 'candidate/generate-cv/',
          ...(choices && { params: toCvQuery(choices) }),
          headers: { Accept: 'application/pdf' },
          responseHandler: readPdf,
          timeout: TIMEOUT,
        });
        if (error) return { error };
        if (!(data instanceof Blob)) return { error: contractError() };
        const missing = missingCharacters(meta?.response?.headers.get('X-Missing-Characters'));
        if (missing === '' || anyway) onFile(data);
        return { data: anyway ? '' : missing };
      },
    }),
  }),
});

export const { useDownloadCvMutation } = cvApi;
