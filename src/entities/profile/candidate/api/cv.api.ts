import { contractError, providerApi } from '@/shared/api';
import { saveFile } from '@/shared/lib/download';

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

const cvApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches the generated CV and saves it as CV.pdf. The file itself stays out of the store, which holds plain data
     * alone. Resolves to the characters that the CV lacks; with some, the file is not saved unless `anyway` is set.
     * Specification 2, sections 2 and 7.
     */
    downloadCv: build.mutation<string, { anyway: boolean }>({
      queryFn: async ({ anyway }, _api, _options, baseQuery) => {
        const { data, error, meta } = await baseQuery({
          url: 'candidate/generate-cv/',
          headers: { Accept: 'application/pdf' },
          responseHandler: readPdf,
          timeout: TIMEOUT,
        });
        if (error) return { error };
        if (!(data instanceof Blob)) return { error: contractError() };
        const missing = missingCharacters(meta?.response?.headers.get('X-Missing-Characters'));
        if (missing === '' || anyway) saveFile(data, 'CV.pdf');
        return { data: anyway ? '' : missing };
      },
    }),
  }),
});

export const { useDownloadCvMutation } = cvApi;
