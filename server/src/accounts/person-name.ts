/** Endings that people know as those of web addresses. Degrees such as S.Kom and M.Si are none. */
const DOMAIN =
  /[\p{L}\p{N}-]{2,}\.(com|net|org|id|io|info|biz|xyz|site|online|shop|store|link|ly|gg|app|dev|top|club|web|tk|ru|cn|cc|to|tv|ws|example)(?![\p{L}\p{N}])/iu;

const ADDRESS = /:\/\/|@|\bwww\./i;

/** Whether somebody could open what stands in a text: the address of a page or of a mailbox. */
function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC');
  return ADDRESS.test(plain) || DOMAIN.test(plain);
}

/**
 * What is wrong with a person's name, in Indonesian, or null: control characters, characters that turn the direction of
 * the text around them, and addresses, for names stand in mails.
 */
export function nameProblem(name: string): string | null {
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(name)) return 'Nama memuat karakter yang tidak dapat diterima.';
  return holdsAddress(name) ? 'Nama tidak boleh memuat alamat situs atau email.' : null;
}
