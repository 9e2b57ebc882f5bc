/** Controls, private signs and rare letters in a row; a sign where no word has one: "3HQGLGLNDQ", "0HOD\DQL", "3(1',',.$1". */
const STRANGE =
  /[\p{Cc}\p{Co}\p{Cn}\uFFFD\u0100-\u02AF]{2}|^[\d$%]\p{Lu}{3}|\p{L}[\\[\]^_`{}~]\p{Lu}|[^\p{L}\s]["$%';<=>?]\S/u;

/** Of the text that is looked at. */
const MAX_CHARACTERS = 10_000;

/**
 * True for a text of a font whose glyphs do not say which letters they are (specification 4, section 10): more of its words
 * have strange signs, or hardly a vowel, than look like words. Short words, and numbers, say nothing.
 */
export function isUnreadable(text: string): boolean {
  let odd = 0;
  for (const word of text.slice(0, MAX_CHARACTERS).split(/\s+/)) {
    const letters = word.match(/[a-zà-ÿ]/gi)?.length ?? 0;
    const vowels = word.match(/[aeiouyà-ÿ]/gi)?.length ?? 0;
    if (new Set(word).size < 4) continue;
    if (STRANGE.test(word) || (letters > 5 && vowels * 10 <= letters)) odd += 1;
    else if (letters > 3 && vowels * 4 >= letters && /^["'(“‘]?\p{L}/u.test(word)) odd -= 1;
  }
  return odd > 0;
}
