import { contractError, envelope, listSchema, providerApi } from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import { saveFile } from '@/shared/lib/download';
import type { DataExport } from '../model/data-export';
import { dataExportDto } from './privacy.dto';
import type { DataExportDto } from './privacy.dto';
import { toDataExport } from './privacy.mapper';

const EXPORTS = 'candidate/export/';

/** A file with a photo and a CV takes minutes on a slow network, in milliseconds. */
const FILE_TIMEOUT = 5 * 60_000;

const pathOf = (id: Id): string => `${EXPORTS}${encodeURIComponent(id)}/`;

/** How far an export is changes by itself, so that an offline copy of it would be wrong. */
const noStore = { noStore: true };

/** A refusal or a proxy's page stays text, to be parsed like any other response. */
const readZip = (response: Response): Promise<Blob | string> =>
  response.ok && response.headers.get('Content-Type')?.startsWith('application/zip')
    ? response.blob()
    : response.text();

/** Everything that is stored about the candidate, as one file: with the capability `privacy`. Specification 4, section 6. */
const dataExportApi = providerApi.enhanceEndpoints({ addTagTypes: ['DataExport'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The exports that are stored, the newest first. */
    getExports: build.query<DataExport[], void>({
      query: () => EXPORTS,
      extraOptions: noStore,
      rawResponseSchema: envelope(listSchema(dataExportDto, 'exports')),
      transformResponse: ({ data }: Envelope<DataExportDto[]>) => data.map(toDataExport),
      providesTags: ['DataExport'],
    }),
    /** How far one is. */
    getExport: build.query<DataExport, Id>({
      query: pathOf,
      extraOptions: noStore,
      rawResponseSchema: envelope(dataExportDto),
      transformResponse: ({ data }: Envelope<DataExportDto>) => toDataExport(data),
    }),
    /** Has a file made in the background; while one is being made, that one. */
    startExport: build.mutation<DataExport, void>({
      query: () => ({ url: EXPORTS, method: 'POST' }),
      rawResponseSchema: envelope(dataExportDto),
      transformResponse: ({ data }: Envelope<DataExportDto>) => toDataExport(data),
      // Whatever the response: it may be lost after the export was begun.
      invalidatesTags: ['DataExport'],
    }),
    /** Fetches an export's file and saves it. The file itself stays out of the store, which holds plain data alone. */
    downloadExport: build.mutation<null, Id>({
      queryFn: async (id, _api, _options, baseQuery) => {
        const { data, error } = await baseQuery({
          url: `${pathOf(id)}file/`,
          headers: { Accept: 'application/zip' },
          responseHandler: readZip,
          timeout: FILE_TIMEOUT,
        });
        if (error) return { error };
        if (!(data instanceof Blob)) return { error: contractError() };
        saveFile(data, 'data-titian.zip');
        return { data: null };
      },
      // One that has expired or was replaced is in the list no more.
      invalidatesTags: (_none, error) => (error?.kind === 'http' ? ['DataExport'] : []),
    }),
  }),
});

export const { useGetExportsQuery, useGetExportQuery, useStartExportMutation, useDownloadExportMutation } =
  dataExportApi;
