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

const ADDRESS = /[/@]|\bwww\.|\bxn--/i;

/** Characters that count as a dot in an address (UTS 46); NFKC makes one of the others. */
const DOTS = /[。｡]/g;

/** Parts of a text between which there is nothing but a dot. */
const DOTTED = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;

/** True when `label.domain` is one of a page, and no degree such as M.Si or title such as Dr.Ir. */
function isDomain(label: string, domain: string): boolean {
  if ([...label].length < 2 || !TOP_LEVEL_DOMAINS.has(domain)) return false;
  return !(TITLES.has(label) && (TITLES.has(domain) || NAMES.has(domain)));
}

/** True when somebody could open what stands in a text: the address of a page or of a mailbox. */
function holdsAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(DOTS, '.')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  if (ADDRESS.test(plain)) return true;
  return (plain.match(DOTTED) ?? []).some((dotted) => {
    const parts = dotted.split('.');
    return parts.some((part, at) => at > 0 && isDomain(parts[at - 1] ?? '', part));
  });
}

/**
 * Problem of a person's name, in Indonesian, or null: control characters, characters that turn the direction of
 * the text around them, slashes, and addresses, for names stand in mails.
 */
export function nameProblem(name: string): string | null {
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(name)) return 'Nama memuat karakter yang tidak dapat diterima.';
  return holdsAddress(name) ? 'Nama tidak boleh memuat alamat situs atau email.' : null;
}
