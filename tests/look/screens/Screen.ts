import type { Visit } from './visit.ts';

/** What only some sites have. */
export type Feature = 'interests' | 'liveChat' | 'cancelInFooter' | 'directDebit';

/** Something to look at, and the way to it as a person would go. */
export interface Screen {
  name: string;
  open: (visit: Visit) => Promise<void>;
  /** Sites without it do not have the screen. */
  needs?: Feature;
  /** Where it is not the address that tells that the screen is there. */
  arrived?: (visit: Visit) => Promise<void>;
  /** Lies over a page: there is nothing to see beyond the window. */
  layer?: true;
}
