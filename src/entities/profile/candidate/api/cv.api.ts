import { contractError, providerApi } from '@/shared/api';
import { saveFile } from '@/shared/lib/download';

/** Drawing and sending a file takes longer than any list, in milliseconds. */
const TIMEOUT = 90_000;

/** A refusal or a proxy's page stays text, to be parsed like any other response. */
const readPdf = (response: Response): Promise<Blob | string> =>
  response.ok && response.headers.get('Content-Type')?.startsWith('application/pdf')
    ? response.blob()
    : response.text();

const cvApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches the generated CV and saves it as CV.pdf. The file itself stays out of the store, which holds plain data
     * alone. Specification 2, sections 2 and 7.
     */
    downloadCv: build.mutation<null, void>({
      queryFn: async (_none, _api, _options, baseQuery) => {
        const { data, error } = await baseQuery({
          url: 'candidate/generate-cv/',
          headers: { Accept: 'application/pdf' },
          responseHandler: readPdf,
          timeout: TIMEOUT,
        });
        if (error) return { error };
        if (!(data instanceof Blob)) return { error: contractError() };
        saveFile(data, 'CV.pdf');
        return { data: null };
      },
    }),
  }),
});

export const { useDownloadCvMutation } = cvApi;
