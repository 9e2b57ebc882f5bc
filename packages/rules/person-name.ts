import topLevelDomains from 'tlds';

const TOP_LEVEL_DOMAINS = new Set<string>(topLevelDomains);

/** Titles, degrees and shortened names that are written with a dot and no space, in lower case, without one-letter parts. */
const TITLES = new Set(
  (
    'prof dr drs dra ir ns apt h hj kh kyai ust tgk moh muh mohd abd st ' +
    'ag ak amd apt ars ds ec farm fil gr gz hum hut ikom ip kep kes kom kn ma md ma mm or pd pt psi sc sd si sn sos sp st sy ' +
    'th tp tr og an bs jp kj kk mk pk tht rad eng phil dev'
  ).split(' '),
);

/** Names of people that are top-level domains too. */
const NAMES = new Set(['kim', 'rio', 'yoga']);

const ADDRESS = /[/@]|\bwww\.|\bxn--|\bhttps?\b/i;

/** Characters that look or count like a dot in an address (UTS 46); NFKC makes one of the others. */
const DOTS = /[。·•∙⋅・۔܁ꓸ⸳]/g;

/** A dot, or the word for one, in brackets or between signs. */
const MARKED_DOT = /\s*[([{<*_~-]\s*(?:dot|d0t|titik|\.)\s*[)\]}>*_~-]\s*/g;

/** The word for a dot between two others. Titik is a name too, so that it counts before a common domain alone. */
const DOT_IN_WORDS = /\s+(?:dot|d0t)\s+|\s+titik\s+(?=(?:com|net|org|info|id|xyz)(?![\p{L}\p{N}]))/gu;

/** A dot after a space: after a title or an initial there is none. */
const LOOSE_DOT = /\s+\.\s*/g;

/** Domains of shortened links, which begin with one letter (t.me); no degree or initial is followed by one. */
const SHORT_LINKS = new Set(['me', 'co', 'ly', 'gl', 'mp', 'im', 'cc']);

/** Common domains that no name and no degree is: one of these after a dot and a space is an address, too. */
const AFTER_SPACE =
  /(?<![\p{L}\p{M}\p{N}-])([\p{L}\p{M}\p{N}-]+)\.\s+(?:com|net|org|info|biz|id|co|io|xyz|online|site|website|app|shop|store|link|click|live|vip|win|top|club|web|icu|bet|casino)(?![\p{L}\p{N}])/gu;

/** Letters with a space between each two. */
const SPELLED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}] ){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** Parts of a text between which there is nothing but a dot. */
const DOTTED = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;

/** True when `label.domain` is one of a page, and no degree such as M.Si or title such as Dr.Ir. */
function isDomain(label: string, domain: string): boolean {
  if ([...label].length < 2) return SHORT_LINKS.has(domain);
  if (!TOP_LEVEL_DOMAINS.has(domain)) return false;
  return !(TITLES.has(label) && (TITLES.has(domain) || NAMES.has(domain)));
}

/** Digits in words of both languages, as a number is read out. */
const DIGIT_WORDS =
  /(?<!\p{L})(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|zero|oh|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/gu;

/** As many digits as the shortest phone number has, whatever signs and spaces are between them. */
const PHONE_NUMBER = /(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u;

/** Text in one spelling of its letters, dots and spaces. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(DOTS, '.')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** True when a text has the address of a page or of a mailbox, also one that is spelled for a reader to put together. */
function holdsAddress(plain: string): boolean {
  if (ADDRESS.test(plain)) return true;
  const joined = plain
    .replaceAll(SPELLED, (letters) => letters.replaceAll(' ', ''))
    .replaceAll(MARKED_DOT, '.')
    .replaceAll(DOT_IN_WORDS, '.')
    .replaceAll(LOOSE_DOT, '.')
    .replaceAll(/\.{2,}/g, '.');
  const isSpaced = [...joined.matchAll(AFTER_SPACE)].some(([, label = '']) => label.length > 1 && !TITLES.has(label));
  if (isSpaced) return true;
  return (joined.match(DOTTED) ?? []).some((dotted) => {
    const parts = dotted.split('.');
    return parts.some((part, at) => at > 0 && isDomain(parts[at - 1] ?? '', part));
  });
}

/**
 * Problem of a person's name, in Indonesian, or null: control characters, characters that turn the direction of
 * the text around them, slashes, addresses and phone numbers, for names are in mails.
 */
export function nameProblem(name: string): string | null {
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(name)) return 'Nama memuat karakter yang tidak dapat diterima.';
  const plain = plainText(name);
  if (holdsAddress(plain)) return 'Nama tidak boleh memuat alamat situs atau email.';
  return PHONE_NUMBER.test(plain.replaceAll(DIGIT_WORDS, '0')) ? 'Nama tidak boleh memuat nomor telepon.' : null;
}
