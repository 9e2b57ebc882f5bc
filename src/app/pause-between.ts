/** Lets the browser paint, and answer whoever uses the page, before the next piece of work. */
export function pause(): Promise<void> {
  const { scheduler } = window as Partial<Pick<Window, 'scheduler'>>;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
