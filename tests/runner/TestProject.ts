import type { ImportGraph } from '../support/importGraph.ts';
import type { ImplicitDependency } from './implicitDependencies.ts';

/** A file of browser tests. */
export interface BrowserSpec {
  file: string;
  /** Routes that its addresses lead to. */
  routes: readonly string[];
  /** Signs a member in, which leads over the sign-in page or a link to the start page. */
  signsIn: boolean;
  /** Runs on a built site; the others run on pages of their own. */
  usesSite: boolean;
}

/** Everything that the choice of tests is made from. Paths are relative to the root, with slashes. */
export interface TestProject {
  graph: ImportGraph;
  implicitDependencies: readonly ImplicitDependency[];
  unitFiles: readonly string[];
  /** Without those that look at screens. */
  specs: readonly BrowserSpec[];
  visualSpecs: readonly string[];
  screens: readonly { name: string; route: string | undefined }[];
  /** Route → modules of its page, in the order of the route table. */
  pages: ReadonlyMap<string, readonly string[]>;
}

/** What stays out of a run, and why. */
export interface Omission {
  what: string;
  why: string;
}

export type Check = 'lint and format' | 'types' | 'settings';

/** What a run consists of; `all` of a kind leaves the choice to its runner. */
export interface Selection {
  checks: readonly Check[];
  unitFiles: readonly string[] | 'all';
  specs: readonly string[] | 'all';
  /** Names of screens. */
  screens: readonly string[] | 'all';
  leftOut: readonly Omission[];
}

export const allChecks: readonly Check[] = ['lint and format', 'types', 'settings'];

export const fullSelection: Selection = {
  checks: allChecks,
  unitFiles: 'all',
  specs: 'all',
  screens: 'all',
  leftOut: [],
};
