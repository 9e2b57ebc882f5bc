import type { Workplace } from '@titian/rules/working-types';
import { countryInText, countryOf, isCityAbroad, type Country } from './countries';
import { toWorkplace, workplaceAmong, workplaceIn } from './employment';
import { isObject, itemsOf, rawText, type JsonObject } from './fields';
import { RowAbroad } from './import-problems';
import { plainText } from './plain-text';
import { cityName } from './place-names';
import type { NamedPlace, Places, ResolvedPlace } from './places';
import { quoted, silently, type Warn } from './warnings';

/** Parts of an address beyond these are streets and buildings. */
const MAX_PARTS = 8;
/** Longest text of a place that is read. */
const MAX_LENGTH = 500;
/** How many of the places that are left out a warning names. */
const MAX_NAMED = 10;
/** How many places of a row are read. */
const MAX_PLACES = 1_000;

interface OfficialPlace {
  locationId: number | null;
  cityId: number | null;
}

const NOWHERE: OfficialPlace = { locationId: null, cityId: null };

/** The values of a row's `jobLocation`. */
export interface JobPlace extends OfficialPlace {
  /** As the row or its place says; null where neither does. */
  workplace: Workplace | null;
  /** The place as the row names it, for comparing places that are not known. */
  named: string;
  /** The part of that which no official place has, for telling it: of a known province its unknown city. */
  unofficial: string | null;
}

/** One of the places of a row. */
interface Place extends OfficialPlace {
  text: string;
  country: Country | null;
  workplace: Workplace | null;
  /** The name that led nowhere, if one did. */
  unknown: string | null;
  /** Further places that its text names. */
  further: string[];
}

const WORKPLACE_WORDS =
  /\b(?:(?:fully|full|100 ?%)[ -]+)?(?:hybrid|remote(?:ly)?|work from (?:home|anywhere)|wf[ah]|telecommut(?:e|ing)|jarak jauh|kerja dari rumah|on-?site|anywhere|worldwide|seluruh|nationwide)\b(?:\s+(?:in|from|within|di|dari)\b)?/gi;

/** Signs and words between places; a word may be part of a name. */
const SIGNS = /[;|\n•/]+/;
const WORDS = /\s+(?:or|atau|and|dan|&)\s+/i;

/** An area that has this country in it. */
const WIDE_AREA =
  /^(?:worldwide|anywhere|global(?:ly)?|seluruh dunia|(?:south-?east )?asia(?:[ -]pa[cs]ifi[ck]| tenggara)?|apac|asean)$/i;

const isHome = (country: Country | null): boolean => country === 'Indonesia';
const isAbroad = (country: Country | null): country is { abroad: string } =>
  typeof country === 'object' && country !== null;

/** Words beside a place's name, and postal codes. */
const BESIDE_NAME =
  /^(?:kantor(?: pusat| cabang)?|cabang|outlet|toko|gudang|pabrik|head office|branch|area|wilayah|greater) |(?: (?:office|branch|area|hq|head office|\d{5}))+$/gi;

/** The parts of "Jl. Melati 1, Depok, Sleman", the widest area first. */
function partsOf(address: string): string[] {
  const parts = address.split(',').map((part) => part.replace(/^[\s.:-]+|[\s:-]+$/g, '').replaceAll(BESIDE_NAME, ''));
  return parts
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .slice(-MAX_PARTS)
    .reverse();
}

/** A text of a place without words for the workplace; brackets and dashes part it like commas. */
const withoutWorkplace = (text: string): string =>
  text.replaceAll(/\s[-–—]\s|[()[\]–—]/g, ', ').replaceAll(WORKPLACE_WORDS, ', ');

/** Readings of a free address, the likelier first: neighbouring parts as province and city, then each part alone. */
function readings(parts: string[]): NamedPlace[] {
  const pairs = parts.slice(1).map((locality, index) => ({ region: parts[index] ?? null, locality }));
  return [...pairs, ...parts.map((locality) => ({ region: null, locality }))];
}

const best = (resolved: ResolvedPlace[]): ResolvedPlace | undefined =>
  resolved.find(({ cityId }) => cityId !== null) ?? resolved[0];

const isKnown = ({ locationId }: OfficialPlace): boolean => locationId !== null;

/** Only remote and hybrid work: an office in a place's name is the place. */
function placeWorkplace(text: string): Workplace | null {
  const workplace = workplaceIn(text);
  return workplace === 'wfo' ? null : workplace;
}

/** Reads the places of one row. */
class LocationReader {
  constructor(
    private readonly places: Places,
    private readonly warn: Warn,
  ) {}

  private texts(value: unknown, field: string): string[] {
    return itemsOf(value).flatMap((item) => {
      const text = isObject(item) ? (rawText(item) ?? rawText(item.name)) : rawText(item);
      if (text === undefined) this.warn('unreadable-value', `${field} is left out: it is not text`);
      const plain = plainText((text ?? '').slice(0, MAX_LENGTH * 2))
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/(?!\n)\p{Cc}|\p{Default_Ignorable_Code_Point}/gu, '')
        .trim();
      if (plain.length > MAX_LENGTH) this.warn('too-long', `${field} is cut at ${MAX_LENGTH} characters`);
      return plain === '' ? [] : [plain.slice(0, MAX_LENGTH)];
    });
  }

  private country(value: unknown): Country | null {
    const [text] = this.texts(value, 'addressCountry');
    if (text === undefined) return null;
    const country = countryOf(text);
    if (country === null) this.warn('unknown-country', `addressCountry ${quoted(text)} is not known`);
    return country;
  }

  /** Parts that are places of their own beside the one that was found. */
  private furtherIn(parts: string[], found: OfficialPlace): string[] {
    const alone = parts.map((part) => ({ part, place: this.places.resolve({ region: null, locality: part }) }));
    const isNamed = alone.some(({ place }) => place.cityId === null && place.locationId === found.locationId);
    if (isNamed) return [];
    return alone.filter(({ place }) => isKnown(place) && place.locationId !== found.locationId).map(({ part }) => part);
  }

  private oneOfText(text: string, given: Country | null): Place {
    const all = partsOf(withoutWorkplace(text));
    // A city that is a country is in lists of cities.
    const countries = all.map((part) => (isCityAbroad(part) ? null : countryInText(part)));
    const provinces = all.filter((part) => {
      const place = this.places.resolve({ region: null, locality: part });
      return isKnown(place) && place.cityId === null;
    });
    const abroad = countries.find(isAbroad);
    const country = isHome(given) || countries.some(isHome) ? 'Indonesia' : (given ?? abroad ?? null);
    const workplace = placeWorkplace(text);
    if (isAbroad(country) && provinces.length === 0) {
      return { ...NOWHERE, text, country, workplace, unknown: null, further: [] };
    }
    const elsewhere = all.filter((part, index) => isAbroad(countries[index] ?? null) || isCityAbroad(part));
    const parts = all.filter((part, index) => countries[index] === null && !elsewhere.includes(part));
    const place = best(readings(parts).map((reading) => this.places.resolve(reading))) ?? { ...NOWHERE, unknown: null };
    if (!isKnown(place) && elsewhere.length > 0 && !isHome(country)) {
      return { ...NOWHERE, text, country: { abroad: elsewhere[0] ?? text }, workplace, unknown: null, further: [] };
    }
    const further = [...elsewhere, ...(isKnown(place) ? this.furtherIn(parts, place) : [])];
    return { ...place, text, country: isAbroad(country) ? null : country, workplace, further };
  }

  private ofText(text: string, country: Country | null): Place[] {
    return text.split(SIGNS).flatMap((part) => {
      const whole = this.oneOfText(part, country);
      const several = part.split(WORDS);
      if (several.length === 1 || whole.cityId !== null) return part.trim() === '' ? [] : [whole];
      return several.map((one) => this.oneOfText(one, country));
    });
  }

  private ofNames(region: string | null, locality: string | null, country: Country | null): Place[] {
    if (region === null) return locality === null ? [] : this.ofText(locality, country);
    if (locality !== null && SIGNS.test(locality)) {
      return locality.split(SIGNS).flatMap((part) => this.ofNames(region, part, country));
    }
    const text = [locality, region].filter((part) => part !== null).join(', ');
    const workplace = placeWorkplace(text);
    const abroad = countryInText(region) ?? (isCityAbroad(region) ? { abroad: region } : null);
    if (isAbroad(abroad) && !isHome(country)) {
      return [{ ...NOWHERE, text, country: abroad, workplace, unknown: null, further: [] }];
    }
    const area = partsOf(withoutWorkplace(region)).find((part) => countryInText(part) === null) ?? null;
    const parts = partsOf(withoutWorkplace(locality ?? '')).filter((part) => countryInText(part) === null);
    const whole =
      locality === null ? null : withoutWorkplace(locality).replace(/^[\s,]+|(?:[\s,]+\d{5})?[\s,]*$/g, '') || null;
    const named = [whole, ...parts].map((name) => ({ region: area, locality: name }));
    const place = best(named.map((name) => this.resolveSurely(name, country))) ?? { ...NOWHERE, unknown: null };
    return [{ ...place, text, country, workplace, further: [] }];
  }

  /** In a region that is not known, a city is the one of the name only where kind or country say so. */
  private resolveSurely(named: NamedPlace, country: Country | null): ResolvedPlace {
    const place = this.places.resolve(named);
    const { region, locality } = named;
    if (region === null || locality === null || !isKnown(place) || isHome(country)) return place;
    const isArea = isKnown(this.places.resolve({ region, locality: null }));
    return isArea || cityName(locality).kind !== null ? place : { ...NOWHERE, unknown: `${locality}, ${region}` };
  }

  private ofAddress(address: JsonObject, name: unknown): Place[] {
    const country = this.country(address.addressCountry);
    const [region = null] = this.texts(address.addressRegion, 'addressRegion');
    const localities = this.texts(address.addressLocality, 'addressLocality').slice(0, MAX_PLACES);
    const named = (localities.length > 0 ? localities : [null]).flatMap((one) => this.ofNames(region, one, country));
    const text = [localities.join(', ') || region, isAbroad(country) && country.abroad].filter(Boolean).join(', ');
    if (isAbroad(country))
      return [{ ...NOWHERE, text, country, workplace: placeWorkplace(text), unknown: null, further: [] }];
    if (named.some((place) => isKnown(place) || isAbroad(place.country))) return named;
    const others = [address.name, name, address.streetAddress].flatMap((other) => this.texts(other, 'jobLocation'));
    const found = others
      .flatMap((other) => this.ofText(other, country))
      .find((place) => isKnown(place) || isAbroad(place.country));
    if (found) return [found];
    if (named.length > 0) return named;
    return others.length > 0
      ? [
          {
            ...NOWHERE,
            text: others[0] ?? '',
            country,
            workplace: placeWorkplace(others[0] ?? ''),
            unknown: others[0] ?? null,
            further: [],
          },
        ]
      : [];
  }

  of(location: unknown): Place[] {
    if (!isObject(location) || rawText(location) !== undefined) {
      return this.texts(location, 'jobLocation').flatMap((text) => this.ofText(text, null));
    }
    if (location['@type'] === 'VirtualLocation') {
      return [{ ...NOWHERE, text: 'remote', country: null, workplace: 'remote', unknown: null, further: [] }];
    }
    const address = location.address ?? location;
    return itemsOf(address).flatMap((one) =>
      isObject(one) && rawText(one) === undefined
        ? this.ofAddress(one, location.name)
        : this.texts(one, 'jobLocation').flatMap((text) => this.ofText(text, null)),
    );
  }

  /** Countries in which applicants must be: this one also for a place in it, and for an area that has it. */
  applicantCountries(requirements: unknown): (Country | null)[] {
    return itemsOf(requirements).flatMap((item) => {
      const address = isObject(item) ? item.address : undefined;
      const named = isObject(address) ? address.addressCountry : isObject(item) ? (item.addressCountry ?? item) : item;
      return this.texts(named, 'applicantLocationRequirements').flatMap((text): (Country | null)[] => {
        const area = text.replaceAll(/\b(?:only|hanya|saja)\b/gi, '').trim();
        const country = WIDE_AREA.test(area) ? 'Indonesia' : countryOf(area);
        return country
          ? [country]
          : this.ofText(area, null).map((place) => (isKnown(place) ? 'Indonesia' : place.country));
      });
    });
  }
}

const samePlace = (a: OfficialPlace, b: OfficialPlace): boolean =>
  a.locationId === b.locationId && a.cityId === b.cityId;

/** A place's name without the workplace and this country. */
function nameOf(text: string): string {
  const parts = partsOf(withoutWorkplace(text)).filter((part) => !isHome(countryInText(part)));
  return parts.reverse().join(', ');
}

function listed(names: string[]): string {
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  return names.slice(0, MAX_NAMED).map(quoted).join(', ') + more;
}

/**
 * Throws RowAbroad for a job of which every place that is known is abroad, or that only applicants there may have. The place
 * of the applicants of remote work decides before that of its office.
 */
function requireHome(found: Place[], applicants: (Country | null)[], isRemote: boolean): void {
  const isHere = found.some((place) => isKnown(place) || isHome(place.country));
  const [first = null] = applicants;
  if (isRemote && applicants.some(isHome)) return;
  if (isAbroad(first) && applicants.every(isAbroad) && (isRemote || !isHere)) {
    throw new RowAbroad(`the job is for applicants abroad: ${quoted(first.abroad)}`);
  }
  const abroad = found.map(({ country }) => country).find(isAbroad);
  if (abroad && !isHere) throw new RowAbroad(`the job is abroad: ${quoted(abroad.abroad)}`);
}

/**
 * The official place of a row's `jobLocation`: of several places the first that is known, with a warning that names the
 * others. Throws RowAbroad when it is in another country, or only applicants there may have it.
 */
export function toPlace(
  { jobLocation, jobLocationType, employmentType, applicantLocationRequirements }: JsonObject,
  places: Places,
  warn: Warn = silently,
): JobPlace {
  const reader = new LocationReader(places, warn);
  const given = itemsOf(jobLocation);
  if (given.length > MAX_PLACES) {
    warn('further-place', `jobLocation: only the first ${MAX_PLACES} of ${given.length} places are read`);
  }
  const found = given.slice(0, MAX_PLACES).flatMap((location) => reader.of(location));
  const workplace =
    toWorkplace(jobLocationType, warn) ??
    workplaceAmong(employmentType) ??
    found.map((place) => place.workplace).find((one) => one !== null) ??
    null;
  requireHome(found, reader.applicantCountries(applicantLocationRequirements), workplace === 'remote');
  const known = found.find(isKnown);
  const { locationId, cityId } = known ?? NOWHERE;
  const stored = { locationId, cityId };
  const others = found.flatMap((place) => [
    ...((isKnown(place) && !samePlace(place, stored)) || isAbroad(place.country) ? [place.text.trim()] : []),
    ...place.further,
  ]);
  if (others.length > 0) warn('further-place', `jobLocation: these are not stored: ${listed([...new Set(others)])}`);
  const unknown = [...new Set(found.flatMap((place) => place.unknown ?? []))];
  if (unknown.length > 0) warn('unknown-place', `jobLocation is left out: ${listed(unknown)} is no known place`);
  if (found.length === 0 && given.some((location) => isObject(location) && location.geo)) {
    warn('unknown-place', 'jobLocation is left out: it has coordinates and no name');
  }
  const named = found.map(({ text }) => nameOf(text)).join('; ');
  return { ...stored, workplace, named, unofficial: known ? known.unknown : named };
}
