/** One page as the build has rendered it. */
export interface RenderedPage {
  /** Its address; null for one that stands for many. */
  path: string | null;
  /** Where it stands in the build, if not where its address says. */
  file?: string;
  /** Whether what it shows depends on the address's query. */
  query: boolean;
  /** Whether it is what a candidate who is signed in sees until the app runs, and is drawn anew then. */
  placeholder?: boolean;
  /** What goes into the app's root, with its title before it. */
  markup: string;
  /** A `<script>` that comes before all else: it sets the colour scheme. */
  script: string;
  /** `<style>` elements. */
  styles: string;
}
