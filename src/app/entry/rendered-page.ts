import type { RouteName } from '@/shared/config';
import type { PageState } from '../state';

/** One page as the build or a server has rendered it. */
export interface RenderedPage {
  /** The page; null for the shell, which is sent for any page. */
  route: RouteName | null;
  /** Its address; null for a page that is sent for many addresses. */
  path: string | null;
  /** Where it is in the build, if not where its address says. */
  file?: string;
  /** True when what it shows depends on the address's query. */
  query: boolean;
  /** `unknown` for a page for signed-in candidates; without it, a visitor's. */
  session?: 'unknown';
  /** True where it says all that it has to say without scripts. */
  isComplete?: boolean;
  /** The state that it was rendered with. */
  state: PageState;
  /** HTML of a head for search engines and link previews, with the title. */
  head?: string;
  /** Content of the app's root, preceded by its title. */
  markup: string;
  /** A `<script>` that comes before all else: it sets the colour scheme. */
  script: string;
  /** `<style>` elements. */
  styles: string;
}
