const HOUR_MS = 3_600_000;

/** The time zones of Indonesia, in hours ahead of UTC; none of them changes its clocks. */
export const ZONES = { WIB: 7, WITA: 8, WIT: 9 } as const;

export type Zone = keyof typeof ZONES;

/** The provinces that are not on Western Indonesia Time, by their ids in the master list. */
export const PROVINCES_BY_ZONE: Record<'WITA' | 'WIT', Record<number, string>> = {
  WITA: {
    51: 'Bali',
    52: 'Nusa Tenggara Barat',
    53: 'Nusa Tenggara Timur',
    63: 'Kalimantan Selatan',
    64: 'Kalimantan Timur',
    65: 'Kalimantan Utara',
    71: 'Sulawesi Utara',
    72: 'Sulawesi Tengah',
    73: 'Sulawesi Selatan',
    74: 'Sulawesi Tenggara',
    75: 'Gorontalo',
    76: 'Sulawesi Barat',
  },
  WIT: {
    81: 'Maluku',
    82: 'Maluku Utara',
    91: 'Papua',
    92: 'Papua Barat',
    93: 'Papua Selatan',
    94: 'Papua Tengah',
    95: 'Papua Pegunungan',
    96: 'Papua Barat Daya',
  },
};

const byProvince = new Map(
  Object.entries(PROVINCES_BY_ZONE).flatMap(([zone, provinces]) =>
    Object.entries(provinces).flatMap(([id, name]) => [
      [id, zone as Zone] as const,
      [name.toLowerCase(), zone as Zone] as const,
    ]),
  ),
);

/**
 * The zone of a province; WIB where the province is unknown. Specification 4, section 9.
 *
 * @param province its id in the master list, or its name
 */
export const zoneOf = (province: number | string | null): Zone =>
  byProvince.get(String(province).toLowerCase()) ?? 'WIB';

/** An instant as if the zone's clock showed UTC, in milliseconds since 1970. */
export const toLocal = (instant: Date, zone: Zone): number => instant.getTime() + ZONES[zone] * HOUR_MS;

/** The instant at which a zone's clock shows a time, which is given as if it were UTC. */
export const fromLocal = (local: number, zone: Zone): Date => new Date(local - ZONES[zone] * HOUR_MS);
