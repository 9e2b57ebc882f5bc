/**
 * Runs something once, when an element comes into view.
 *
 * @param part how much of its height has to be in view, 0 (any of it) to 1
 * @returns calls it off
 */
export function whenInView(element: Element, run: () => void, part = 0): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold: part },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
