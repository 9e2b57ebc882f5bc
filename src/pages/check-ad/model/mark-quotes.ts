/** A part of a text. */
export interface TextPart {
  text: string;
  /** True within a quote. */
  isMarked: boolean;
  /** Places, from 1, of the quotes that end with this part. */
  ending: number[];
}

/** Where the quotes of a list stand in a text, each from where the one before begins; -1 for one that is not in it. */
function placesOf(text: string, quotes: readonly string[]): number[] {
  let from = 0;
  return quotes.map((quote) => {
    const next = text.indexOf(quote, from);
    const place = next === -1 ? text.indexOf(quote) : next;
    from = Math.max(from, place);
    return place;
  });
}

/**
 * Cuts a text where its quotes begin and end; the parts together are the text. Specification 4, section 14.
 *
 * @param quotes parts of the text, in its order; they may overlap, and the same one may stand there twice
 */
export function markQuotes(text: string, quotes: readonly string[]): TextPart[] {
  const places = placesOf(text, quotes);
  const ranges = quotes.flatMap((quote, index) => {
    const start = places[index] ?? -1;
    return start === -1 ? [] : [{ start, end: start + quote.length, number: index + 1 }];
  });
  const cuts = [...new Set([0, ...ranges.flatMap(({ start, end }) => [start, end]), text.length])];
  cuts.sort((one, other) => one - other);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return {
      text: text.slice(start, end),
      isMarked: ranges.some((range) => range.start <= start && end <= range.end),
      ending: ranges.flatMap((range) => (range.end === end ? range.number : [])),
    };
  });
}
