import { toPhrase } from '@titian/rules/words';
import type { CvLine } from '../reading';
import { emailIn, linksIn, phoneIn, withoutContact } from './contact';
import { findDate, findPeriod, isDay, tidy } from './dates';
import { isTitleLike } from './headings';
import { isJob } from './kinds';
import { isAddress, isKnownPlace, isPlace, placeKind, placesIn } from './places';
import { isSentence, labelIn, labelOf, splitOutside, strongParts, type Labelled, type Row } from './rows';
import { isOfLabels, toPatterns } from './fields';
import labels from './labels.json';

/** `never` is a fact that no employer needs: it is not read. */
const LABELS = toPatterns(labels.person);

type Fact = (typeof LABELS)[number][0] | 'birthPlace';

const factOf = (label: string): Fact | undefined => LABELS.find(([, pattern]) => pattern.test(label))?.[0];

/** The fact that a text is the label of: it says no more. */
export const bareFactOf = (phrase: string): Fact | undefined => (isOfLabels(phrase) ? factOf(phrase) : undefined);

/** The birth place comes before the date in one value, or the first label has both. */
const ALONE = /^(?:tempat|place of|kota) ?(?:lahir|birth|kelahiran)$/;

const SOCIAL = [['linkedin', /linkedin\.com\/in\//i] as const, ['instagram', /instagram\.com\//i] as const];

/** A signed date or a header repeated on every page is no fact. */
const MAX_HEADLINE_LENGTH = 100;

const MOBILE = '+628';

/** Between two labelled facts in a line: "Alamat: … Telepon: … Email: …". */
const NEXT_LABEL =
  /(?<=\S)\s+(?=(?:alamat|address|(?:no\.? ?)?(?:hp|telepon|telp|tlp|wa|whatsapp)|phone|mobile|e-?mail|surel|website|linkedin|instagram|tanggal lahir|date of birth|agama|religion|jenis kelamin|gender|sex|status|marital status|nik|kewarganegaraan|tinggi badan|golongan darah)\.?\s?:)/i;

const NAME = /^[\p{L}\p{M}.,'’`\-\s]+$/u;

/** Words of somebody without a job yet, beside the field of study: "Akuntansi, Fresh Graduate". */
const GRADUATE = /\b(?:(?:fresh|recent) ?grad(?:uate)?|lulusan)\b/i;

/** True for a text that names a job, or says what somebody does: in several words without a place, a number or a list. */
const isHeadline = (text: string): boolean =>
  text.length <= MAX_HEADLINE_LENGTH &&
  (isJob(text) ||
    GRADUATE.test(text) ||
    (/\p{L} \p{L}/u.test(text) && !/\d\d|[,"“”()!?]/.test(text) && placesIn(text).city === undefined));

/** True for a text that may be the name of a person. */
export function isPersonName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    NAME.test(text) && words.length <= 8 && text.length >= 3 && text.length <= 80 && !isSentence(withoutDegrees(text))
  );
}

/** A name without the degrees behind it: "Siti Aminah, S.Kep., Ns." */
export const withoutDegrees = (name: string): string => name.replace(/,\s*\p{L}{1,4}\.[\p{L}.,\s]{0,30}$/u, '');

/** The same without a label: "Perempuan, Islam, Belum Menikah". */
const PRIVATE_VALUE =
  /^(?:islam|muslim|kristen(?: protestan)?|protestan|katolik|catholic|christian|hindu|buddha|buddhist|budha|konghucu|laki laki|pria|wanita|perempuan|male|female|belum (?:me)?nikah|(?:me)?nikah|belum kawin|kawin|lajang|single|married|wni|warga negara indonesia|\d{2} (?:tahun|years old))$/;

const isPrivateValue = (text: string): boolean => PRIVATE_VALUE.test(toPhrase(text));

/** True for a fact that is never read, such as religion. */
export const isPrivateFact = (row: Row): boolean => {
  const label = labelOf(row);
  if (label !== null && factOf(label.label) === 'private' && label.value !== '') return true;
  // The number of an identity card.
  if (/(?<!\d)\d{16}(?!\d)/.test(row.text)) return true;
  const parts = row.cells.flatMap(strongParts).flatMap((part) => splitOutside(part, ',/;'));
  return parts.length > 0 && parts.every(isPrivateValue);
};

/** Labelled facts about the person that follow each other in a row; nothing where it has one. */
export function factsIn({ text }: Row): string[] {
  const facts = text.split(NEXT_LABEL);
  return facts.length > 1 && facts.every((fact) => Boolean(labelIn(fact)?.value)) ? facts : [];
}

/** True for a label of a fact about the person. */
export const isFactLabel = (row: Row): boolean => factOf(labelOf(row)?.label ?? '') !== undefined;

/** True for a labelled fact that belongs to the person wherever it is in the CV. */
export function isPersonal(row: Row): boolean {
  const label = labelOf(row);
  const fact = label ? factOf(label.label) : undefined;
  return (
    label !== null &&
    label.value !== '' &&
    // "Nama", "Jabatan" and "Telepon" beside each other are the head of a table.
    (row.cells.length < 3 || row.text.includes(':')) &&
    (fact === 'birth' || fact === 'dob' || fact === 'name' || fact === 'email' || fact === 'phoneNumber')
  );
}

/** Facts of the person, with the rows that they are from. */
export class Person {
  readonly values: Partial<Record<string, string>> = {};
  readonly rows = new Set<Row>();
  headline: string | undefined;
  readonly headlineRows: Row[] = [];
  readonly links: { url: string; row: Row }[] = [];
  readonly about: Row[] = [];
  #waiting: Fact | null = null;
  #waitingRow: Row | null = null;
  #address: Row | null = null;
  #separator = ' ';
  #social: string | null = null;
  /** A line that ends with the beginning of an e-mail address. */
  #mail: Row | null = null;
  #lastHeadline: CvLine | null = null;
  #nameLine: CvLine | null = null;
  /** A birth without its whole date, which the next line may have. */
  #cutBirth: string | null = null;

  /** True while a label for the birth waits for its value: "Sleman, 4 Mei 1999" is a signed date elsewhere. */
  get awaitsBirth(): boolean {
    return this.#waiting === 'birth' || this.#cutBirth !== null;
  }

  /** Begins another part of the CV: a label does not wait for a value of another part. */
  beginPart(): void {
    this.#waiting = null;
    this.#cutBirth = null;
  }

  #set(field: string, value: string | undefined, row: Row): boolean {
    if (value === undefined || value === '') return false;
    // A mobile number is better than the one of an office.
    if (field === 'phoneNumber' && value.startsWith(MOBILE) && !this.values[field]?.startsWith(MOBILE))
      this.values[field] = value;
    this.values[field] ??= value;
    this.rows.add(row);
    return true;
  }

  /** The name that the CV gives without a label. */
  setName(text: string, rows: readonly Row[]): void {
    this.values.name ??= tidy(text.replace(/\s+/g, ' '));
    this.#nameLine = rows.at(-1)?.line ?? null;
    for (const row of rows) this.rows.add(row);
  }

  #setPlaces(text: string, row: Row): boolean {
    const { city, location } = placesIn(text);
    return [this.#set('city', city, row), this.#set('location', location, row)].some(Boolean);
  }

  #setAddress(text: string, row: Row): void {
    const address = tidy(text.replace(/\.$/, '').replace(/\((?:home|rumah|work|mobile)\)/gi, ' '));
    this.#address = row;
    this.#separator = row.text.endsWith(',') ? ', ' : ' ';
    if (!isPlace(address)) this.#set('detailLocation', address, row);
    const { city, location } = placesIn(address);
    this.#set('city', city, row);
    this.#set('location', location, row);
    this.rows.add(row);
  }

  #setBirth(text: string, row: Row): void {
    const found = findPeriod(text);
    const place = tidy((found?.rest ?? text).split(/[,/]/)[0] ?? '');
    if (/\p{L}/u.test(place)) this.#set('birthPlace', place, row);
    const date = found?.start ?? found?.end;
    this.#set('dob', date, row);
    this.#cutBirth = isDay(date) ? null : text;
  }

  /** The rest of a birth that a narrow column cuts: "Padang Sidempuan, 11" and "November 1995". */
  #endBirth(row: Row): boolean {
    const begun = this.#cutBirth;
    this.#cutBirth = null;
    if (begun === null || labelOf(row) !== null || row.text.length > 60) return false;
    if (!isDay(findDate(`${begun} ${row.text}`))) return false;
    delete this.values.birthPlace;
    delete this.values.dob;
    this.#setBirth(`${begun} ${row.text}`, row);
    return true;
  }

  #setLink(url: string, row: Row): void {
    const network = SOCIAL.find(([, pattern]) => pattern.test(url))?.[0];
    if (network !== undefined) this.#set(network, url, row);
    else this.links.push({ url, row });
  }

  /** Reads a labelled fact; false where the label is none of a person. */
  #readLabelled({ label, value }: Labelled, row: Row): boolean {
    const fact = factOf(label);
    if (fact === undefined) return false;
    if (value === '' || bareFactOf(toPhrase(value))) {
      this.#waiting = fact;
      this.#waitingRow = row;
      return true;
    }
    this.#read(ALONE.test(label) ? 'birthPlace' : fact, value, row, label);
    return true;
  }

  /** Addresses, and the name of an account on Instagram: "IG: @rudi". */
  #setLinks(label: string, value: string, row: Row): void {
    const account = /^@?([\w.]{3,30})$/.exec(value)?.[1];
    const isAccount = account !== undefined && /^(?:ig|instagram)$/.test(label);
    for (const url of isAccount ? [`instagram.com/${account}`] : linksIn(value)) this.#setLink(url, row);
  }

  #read(fact: Fact, value: string, row: Row, label = ''): void {
    this.#address = null;
    if (fact === 'private') return;
    if (fact === 'birth') this.#setBirth(value, row);
    else if (fact === 'address') this.#setAddress(value, row);
    else if (fact === 'dob') this.#set('dob', findDate(value), row);
    else if (fact === 'phoneNumber' || fact === 'email') this.readFacts(value, row);
    else if (fact === 'link') this.#setLinks(label, value, row);
    else if (fact === 'city') {
      if (!this.#setPlaces(value, row)) this.#set('city', tidy(value), row);
    } else if (fact === 'professionalHeadline') this.setHeadline(value, row);
    else this.#set(fact, tidy(value), row);
  }

  setHeadline(text: string, row: Row): void {
    this.headline ??= tidy(text);
    this.#lastHeadline = row.line;
    this.headlineRows.push(row);
  }

  /** Facts that need no label: addresses and numbers. True where there are any. */
  readFacts(text: string, row: Row): boolean {
    const email = emailIn(text);
    const links = linksIn(text);
    for (const url of links) this.#setLink(url, row);
    return [
      this.#set('email', email, row),
      links.length > 0,
      this.#set('phoneNumber', phoneIn(text.replace(email ?? ' ', ' ')), row),
    ].some(Boolean);
  }

  #readPart(part: string, row: Row, mayBePlace: boolean): boolean {
    const labelled = labelIn(part);
    if (labelled && this.#readLabelled(labelled, row)) return true;
    // "Date of birth 05/06/1994"
    const words = toPhrase(part);
    if (/^(?:date of birth|birth ?date|tanggal lahir|tgl lahir)\b/.test(words))
      return this.#set('dob', findDate(part), row);
    const found = this.readFacts(part, row);
    const rest = found ? withoutContact(part) : part;
    if (isAddress(rest)) {
      this.#setAddress(rest, row);
      return true;
    }
    if (rest !== '' && (mayBePlace || found) && isPlace(rest)) return this.#setPlaces(rest, row) || found;
    return found;
  }

  /** The end of an address that the line before cuts. */
  #continues(row: Row): boolean {
    const { text } = row;
    const email = this.#mail && !/\s/.test(text) ? emailIn(this.#mail.text + text) : undefined;
    if (this.#mail && email !== undefined) {
      this.rows.add(this.#mail);
      return this.#set('email', email, row);
    }
    if (this.#social?.endsWith('-') && !/@|\.\w/.test(text)) {
      const end = text.split(' ')[0] ?? '';
      const social = this.#social;
      this.#social = null;
      for (const [network, pattern] of SOCIAL) if (pattern.test(social)) this.values[network] = `${social}${end}`;
      this.rows.add(row);
      return true;
    }
    if (this.#address === null || labelOf({ ...row, cells: [text] }) !== null || row.cells.length > 1) return false;
    if (emailIn(text) !== undefined || linksIn(text).length > 0 || phoneIn(text) !== undefined || text.length > 80)
      return false;
    const [cut = ''] = (this.values.detailLocation ?? '').split(', ').slice(-1);
    const isMore =
      isPlace(text) ||
      placeKind(`${cut} ${text}`) !== null ||
      /^(?:kec|kel|desa|kota|kab|rt|rw|no|blok)\b|\b\d{5}\b/i.test(text);
    if (!isMore) return false;
    const before = this.values.detailLocation;
    if (before !== undefined) this.values.detailLocation = `${before}${this.#separator}${text}`;
    const isCut = this.#separator === ' ' && placeKind(`${cut} ${text}`) !== null;
    const { city, location } = placesIn(`${before ?? ''}${isCut ? '' : ','} ${text}`);
    if (city !== undefined) this.values.city = city;
    if (location !== undefined) this.values.location = location;
    this.rows.add(row);
    return true;
  }

  /** Reads a row of the beginning or of the personal data; false where nothing is known of it. */
  readRow(row: Row, isPreamble: boolean): boolean {
    if (this.#cutBirth !== null && this.#endBirth(row)) return true;
    const bare = toPhrase(row.text);
    const isBare = bareFactOf(bare) !== undefined;
    if (this.#waiting !== null) {
      const [fact, labelRow] = [this.#waiting, this.#waitingRow];
      this.#waiting = null;
      if (!isBare && !isFactLabel(row)) {
        if (fact === 'private') return false;
        this.#read(fact, row.text, row);
        if (this.rows.has(row) || this.headlineRows.includes(row)) {
          if (labelRow) this.rows.add(labelRow);
          return true;
        }
      }
    }
    if (row.cells.length === 1 && isBare) {
      this.#waiting = ALONE.test(bare) ? 'birthPlace' : (factOf(bare) ?? null);
      this.#waitingRow = row;
      return true;
    }
    const isMore = this.#continues(row);
    this.#mail = !isMore && /@\S*$/.test(row.text) && emailIn(row.text) === undefined ? row : null;
    if (isMore) return true;
    this.#address = null;
    this.#social = null;
    const labelled = labelOf(row);
    const facts = factsIn(row);
    if (facts.length > 0) return facts.map((fact) => this.#readPart(tidy(fact), row, true)).some(Boolean);
    const isOneFact = labelled !== null && !/[|•·]/.test(row.text);
    if (isOneFact && this.#readLabelled(labelled, row)) return true;
    const parts = row.cells.flatMap(strongParts);
    const hasFacts = emailIn(row.text) !== undefined || phoneIn(row.text) !== undefined || linksIn(row.text).length > 0;
    const reads = parts.map((part) =>
      this.#readPart(part, row, hasFacts || parts.length === 1 || (isPreamble && isKnownPlace(part))),
    );
    const isRead = reads.some(Boolean);
    if (isPreamble && isRead) this.#readBeforeFacts(row, parts[reads.indexOf(true)] ?? '');
    // A hyphen at the end belongs to an address that the next line ends.
    this.#social = row.text.endsWith('-') && hasFacts ? (linksIn(row.text).at(-1) ?? null) : null;
    if (isRead || !isPreamble || this.#mail) return isRead;
    return this.#readFree(row);
  }

  /** The headline before other facts in a line: "Perawat | Surabaya | 0813 3344 5566". */
  #readBeforeFacts(row: Row, fact: string): void {
    const text = tidy(row.text.slice(0, row.text.indexOf(fact)));
    const isNew = this.headline === undefined && this.values.name !== undefined;
    if (isNew && /^\p{Lu}[^\d:@]{2,}$/u.test(text) && isHeadline(text) && !strongParts(text).some(isPrivateValue))
      this.setHeadline(text, row);
  }

  /** A headline or a sentence at the beginning. */
  #readFree(row: Row): boolean {
    const { text } = row;
    // "Yang bertanda tangan di bawah ini :"
    if (text.endsWith(':') || isOfLabels(toPhrase(text))) return false;
    const isList =
      /[|•·]/.test(text) && this.headline === undefined && this.values.name !== undefined && !text.endsWith('.');
    // The second line of a long headline.
    if (/^\p{Ll}/u.test(text) && this.#lastHeadline?.line === row.line.line - 1 && this.about.length === 0) {
      this.headline = `${this.headline} ${text}`;
      this.headlineRows.push(row);
      return true;
    }
    const isBelowName =
      this.#nameLine?.page === row.line.page &&
      [1, GRADUATE.test(text) ? 2 : 1].includes(row.line.line - this.#nameLine.line) &&
      this.headline === undefined;
    if ((isSentence(text) && !isList) || (this.about.length > 0 && !isJob(text) && !isBelowName)) {
      this.about.push(row);
      return true;
    }
    // "CONTOH CV FRESH GRADUATE" is a document's title.
    const isEvident = [isBelowName, isJob(text), !isTitleLike(text)].filter(Boolean).length > 1;
    if (this.headline !== undefined || this.values.name === undefined || !isHeadline(text) || !isEvident) return false;
    this.setHeadline(text, row);
    return true;
  }
}
