import type { RouteName } from '@/shared/config';

/** One page as the build has rendered it. */
export interface RenderedPage {
  /** The page; null for the shell, which stands for any. */
  route: RouteName | null;
  /** Its address; null for one that stands for many. */
  path: string | null;
  /** Where it stands in the build, if not where its address says. */
  file?: string;
  /** Whether what it shows depends on the address's query. */
  query: boolean;
  /** Who sees it until the app runs, if it is drawn anew then: candidates who are signed in, or everybody. */
  placeholder?: 'candidates' | 'everybody';
  /** The URL of the data that it shows first, where that needs no session. */
  preload?: string;
  /** What goes into the app's root, with its title before it. */
  markup: string;
  /** A `<script>` that comes before all else: it sets the colour scheme. */
  script: string;
  /** `<style>` elements. */
  styles: string;
}
