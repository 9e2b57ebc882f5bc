import aliases from './place-aliases.json';
import { cityName, placeKey, type CityKind } from './place-names';

/** Names by which cities go besides their official ones, as `placeKey` writes them, with their official ids. */
const CITY_ALIASES = new Map(Object.entries(aliases.cities));

/** Provinces by the one that they were a part of: feeds name that one for years. */
const FORMER = new Map(Object.entries(aliases.former).map(([id, former]) => [Number(id), former]));

interface Province {
  id: number;
  name: string;
}

interface City {
  id: number;
  name: string;
  locationId: number;
}

/** A place as a row names it. */
export interface NamedPlace {
  /** The province, most of the time. */
  region: string | null;
  /** The city or regency, most of the time. */
  locality: string | null;
}

export interface ResolvedPlace {
  locationId: number | null;
  cityId: number | null;
  /** The name that led nowhere, if one did. */
  unknown: string | null;
}

interface KnownCity extends City {
  kind: CityKind | null;
}

/** Finds provinces and cities by the names that people write; made once from the lists of official places. */
export class Places {
  private readonly provinceIds: Map<string, number>;
  private readonly citiesByKey = new Map<string, KnownCity[]>();
  private readonly citiesById = new Map<number, KnownCity>();

  constructor(provinces: readonly Province[], cities: readonly City[]) {
    this.provinceIds = new Map(provinces.map(({ id, name }) => [placeKey(name), id]));
    const ids = new Set(provinces.map(({ id }) => id));
    for (const [key, id] of Object.entries(aliases.provinces)) {
      if (ids.has(id) && !this.provinceIds.has(key)) this.provinceIds.set(key, id);
    }
    for (const city of cities) this.add(city);
  }

  private add(city: City): void {
    const { kind, key } = cityName(city.name);
    const known = { ...city, kind };
    this.citiesById.set(city.id, known);
    this.citiesByKey.set(key, [...(this.citiesByKey.get(key) ?? []), known]);
  }

  private namesakes(name: string): { kind: CityKind | null; cities: KnownCity[] } {
    const { kind, key } = cityName(name);
    const cities = this.citiesByKey.get(key);
    if (cities) return { kind, cities };
    // "Kota Baru" may be the one word Kotabaru.
    const whole = placeKey(name);
    const alias = this.citiesById.get(CITY_ALIASES.get(key) ?? CITY_ALIASES.get(whole) ?? 0);
    return { kind: null, cities: alias ? [alias] : (this.citiesByKey.get(whole) ?? []) };
  }

  /**
   * The city of a name, in one province where that is known. A name that a city shares with the regency around it
   * means what it says ("Kab. Bandung") and, when it says nothing, the city: the regency is by custom called by its
   * kind. A name that occurs in several provinces needs its province.
   */
  private findCity(name: string, provinceId: number | null): KnownCity | undefined {
    const { kind, cities } = this.namesakes(name);
    const inProvince = cities.filter(
      ({ locationId }) => provinceId === null || [locationId, FORMER.get(locationId)].includes(provinceId),
    );
    const ofKind = inProvince.filter((city) => city.kind === (kind ?? 'kota'));
    const candidates = kind !== null && ofKind.length > 0 ? ofKind : inProvince;
    if (new Set(candidates.map(({ locationId }) => locationId)).size > 1) return undefined;
    return ofKind[0] ?? candidates[0];
  }

  private findProvince(name: string): number | null {
    return this.provinceIds.get(placeKey(name)) ?? null;
  }

  private resolveCity(locality: string, provinceId: number | null): ResolvedPlace {
    const city = this.findCity(locality, provinceId);
    if (city) return { locationId: city.locationId, cityId: city.id, unknown: null };
    const province = this.findProvince(locality);
    // "Jakarta" in Jakarta says nothing of a city, and nothing wrong.
    const isProvince = province !== null && (provinceId === null || provinceId === province);
    return { locationId: provinceId ?? province, cityId: null, unknown: isProvince ? null : locality };
  }

  private resolveRegion(region: string | null): ResolvedPlace {
    if (region === null) return { locationId: null, cityId: null, unknown: null };
    const provinceId = this.findProvince(region);
    return provinceId === null
      ? this.resolveCity(region, null)
      : { locationId: provinceId, cityId: null, unknown: null };
  }

  /**
   * The official ids of a place (contract, "Master lists"): a city alone implies its province, a city that the named
   * province does not have is left out, and so is what is not known at all.
   */
  resolve({ region, locality }: NamedPlace): ResolvedPlace {
    const area = this.resolveRegion(region);
    if (locality === null) return area;
    const place = this.resolveCity(locality, area.locationId);
    // A locality that is unknown may be a district of the city that represents the region.
    return place.cityId === null && area.cityId !== null ? area : place;
  }
}
