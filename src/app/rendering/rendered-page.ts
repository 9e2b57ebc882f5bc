/** One page as the build has rendered it. */
export interface RenderedPage {
  /** Its address; null for the shell, which stands for all that are not rendered. */
  path: string | null;
  /** Whether what it shows depends on the address's query. */
  query: boolean;
  /** What goes into the app's root, with its title before it. */
  markup: string;
  /** `<style>` elements. */
  styles: string;
}
