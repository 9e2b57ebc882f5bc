/** What stands between the arrows: a page's number, or the gap where numbers are left out. */
export type PageItem = number | 'gap';

/**
 * The numbers to choose a page by: the first and the last, the present one with its neighbours, and gaps for the rest. As
 * many on each page, so that a number that is pressed again and again stays in its place. Specification 1, section 2.
 *
 * @param page the present page, from 1
 * @param count how many pages there are
 * @param neighbours how many stand on each side of the present one
 */
export function pageItems(page: number, count: number, neighbours: number): PageItem[] {
  const around = 2 * neighbours;
  // First and last, two gaps, and what lies between them.
  if (count <= around + 5) return Array.from({ length: count }, (_unused, index) => index + 1);
  const from = Math.max(3, Math.min(page - neighbours, count - 2 - around));
  const to = from + around;
  return [
    1,
    // A gap of one page is as wide as its number.
    from === 3 ? 2 : 'gap',
    ...Array.from({ length: around + 1 }, (_unused, index) => from + index),
    to === count - 2 ? count - 1 : 'gap',
    count,
  ];
}
