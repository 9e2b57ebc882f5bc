import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import {
  contractError,
  envelope,
  idSchema,
  listSchema,
  numberLike,
  oneOf,
  optionalText,
  providerApi,
} from '@/shared/api';
import type { Accepts, Envelope, Id } from '@/shared/api';
import { saveFile } from '@/shared/lib/download';

const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;

/** A copy of everything that the provider stores about the candidate. */
export interface DataExport {
  id: Id;
  status: (typeof EXPORT_STATUSES)[number];
  /** In percent, from 0 to 100. */
  progress: number;
  /** Of the file in bytes; null until it is ready. */
  size: number | null;
  /** When the file is deleted, ISO 8601; null until it is ready. */
  expiresAt: string | null;
}

/** True when an export is still being made, so that its progress is to be followed. */
export const isBeingMade = ({ status }: DataExport): boolean => status === 'waiting' || status === 'running';

/** An export needs an id and a status; how far it is and how large may be missing. */
const dataExportDto = looseObject({
  id: idSchema,
  status: oneOf(EXPORT_STATUSES),
  progress: nullish(numberLike),
  size: nullish(numberLike),
  expiresAt: optionalText,
});

type DataExportDto = Accepts<components['schemas']['DataExport'], InferOutput<typeof dataExportDto>>;

/** Any number of a provider as a percentage. */
const toPercent = (progress: number | null | undefined): number =>
  Math.round(Math.min(100, Math.max(0, progress ?? 0)));

export const toDataExport = ({ id, status, progress, size, expiresAt }: DataExportDto): DataExport => ({
  id,
  status,
  progress: toPercent(progress),
  size: size ?? null,
  expiresAt: expiresAt ?? null,
});

const EXPORTS = 'candidate/export/';

/** A file with a photo and a CV takes minutes on a slow network. */
const FILE_TIMEOUT_MS = 5 * 60_000;

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
          timeout: FILE_TIMEOUT_MS,
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
