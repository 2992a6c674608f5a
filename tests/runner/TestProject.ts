import type { ImportGraph } from '../support/importGraph.ts';
import type { ImplicitDependency } from './implicitDependencies.ts';

/** A spec: a file of browser tests. */
export interface BrowserSpec {
  file: string;
  /** The routes of the addresses in it. */
  routes: readonly string[];
  /** Signs a member in, by the sign-in page or by a link, and so opens the start page. */
  signsIn: boolean;
  /** Runs on a built site; the others run on pages of their own. */
  usesSite: boolean;
  /** The rooms that it proves; see roomsBySpec.ts. */
  rooms: readonly string[];
}

/** Everything that the selection of tests depends on. Paths are relative to the root, with slashes. */
export interface TestProject {
  graph: ImportGraph;
  implicitDependencies: readonly ImplicitDependency[];
  unitFiles: readonly string[];
  /** Without those that check screens. */
  specs: readonly BrowserSpec[];
  visualSpecs: readonly string[];
  screens: readonly { name: string; route: string | undefined }[];
  /** Route → modules of its page, in the order of the route table. */
  pages: ReadonlyMap<string, readonly string[]>;
}

/** What a run leaves out, and why. */
export interface Omission {
  what: string;
  why: string;
}

/** Checks and tests without a browser, or those in one. */
export const testParts = ['units', 'browser'] as const;
export type TestPart = (typeof testParts)[number];

export type Check = 'lint and format' | 'types' | 'settings';

/** What a run consists of; `all` leaves the selection to the runner. */
export interface Selection {
  checks: readonly Check[];
  unitFiles: readonly string[] | 'all';
  specs: readonly string[] | 'all';
  /** Names of screens. */
  screens: readonly string[] | 'all';
  leftOut: readonly Omission[];
}

export const allChecks: readonly Check[] = ['lint and format', 'types', 'settings'];

/** Leaves of a selection what one part runs. */
export function keepPart(selection: Selection, part: TestPart): Selection {
  return part === 'units' ? { ...selection, specs: [], screens: [] } : { ...selection, checks: [], unitFiles: [] };
}

export const fullSelection: Selection = {
  checks: allChecks,
  unitFiles: 'all',
  specs: 'all',
  screens: 'all',
  leftOut: [],
};
