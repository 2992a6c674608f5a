import type { ChunkArea } from '../bundler/chunkGroups.ts';
import type { MessagePriority } from '../MessagePriority.ts';
import type { DeclaredPage } from './readPages.ts';

/** Path of the lazy module that starts the pages of members: documents preload it for somebody with a token. */
export const memberAppModule = 'app/members/startMemberApp.tsx';

/** A page of members whose document preloads what it needs, and asks the API for what it shows first. */
interface MemberPage {
  /** Its address; `:id` means any id. The module is loaded at all addresses that begin so. */
  path: string;
  /** The lazy module that has it, from the project's root. */
  module: string;
  /** The last messages that it waits for. */
  texts: MessagePriority;
  /** The number of members' pictures that a phone shows whole when it opens the page. */
  portraits: number;
  /** The drawing at its beginning, by the name of its file. */
  art: string | undefined;
}

/** A page for guests that the build renders ahead. */
export interface PageDocument {
  /** Its address. */
  path: string;
  /** Inside the site's folder. */
  file: string;
  /** The only addresses at which the file shows the page. Default: all. */
  shownAt?: readonly string[];
  /** Its lazy module, if it has one, from the project's root. */
  module: string | undefined;
}

/** The parts of an app's pages that documents need. */
export interface AppPages {
  members: readonly MemberPage[];
  documents: readonly PageDocument[];
  /** Patterns of the addresses of all pages, those with fewer parameters first. */
  routes: readonly string[];
}

export const toAppPages = (pages: readonly DeclaredPage[]): AppPages => ({
  members: pages.flatMap(toMemberPages),
  documents: pages.flatMap(({ address, module, document }) =>
    document ? [{ ...document, path: cutAddress(address), module }] : [],
  ),
  routes: listRoutes(pages),
});

const listRoutes = (pages: readonly DeclaredPage[]): string[] => {
  const countParameters = (route: string) => route.split(':').length;
  return [...new Set(pages.flatMap(({ address, aliases }) => [address, ...aliases]))]
    .sort()
    .sort((a, b) => countParameters(a) - countParameters(b));
};

/** Lists the lazy modules that the first pages need, most of which documents preload. */
export const listPreloadedModules = ({ members, documents }: Pick<AppPages, 'members' | 'documents'>): string[] => [
  ...new Set([memberAppModule, ...[...members, ...documents].flatMap(({ module }) => module ?? [])]),
];

/** Lists the first segment of every address of a page. */
export const listFirstSegments = (pages: readonly DeclaredPage[]): string[] => {
  const segments = pages.flatMap(({ address, aliases }) => [address, ...aliases]).map((one) => one.split('/')[1]!);
  return [...new Set(segments)]
    .filter((one) => one !== '')
    .sort()
    .map((one) => `/${one}`);
};

function toMemberPages({ address, aliases, module, texts, ahead }: DeclaredPage): MemberPage[] {
  if (!ahead || !module) return [];
  const { portraits = 0, art, idParameter = 'id' } = ahead;
  const paths = [...aliases.filter((alias) => alias === '/'), cutAddress(address, idParameter)];
  return paths.map((path) => ({ path, module, texts, portraits, art }));
}

/** Returns the beginning of an address before its first parameter other than the id, which becomes `:id`. */
function cutAddress(address: string, idParameter?: string): string {
  const segments = address.split('/').map((one) => (one.replace(/\?$/, '') === `:${idParameter}` ? ':id' : one));
  const end = segments.findIndex((one) => one.startsWith(':') && one !== ':id');
  return segments.slice(0, end === -1 ? undefined : end).join('/');
}

/** Adds the features to the areas that their pages name. */
export const addPageFeatures = (areas: readonly ChunkArea[], pages: readonly DeclaredPage[]): ChunkArea[] =>
  areas.map(({ modules, ...area }) => {
    const features = pages.filter((page) => page.area === area.name).map(({ feature }) => feature);
    return { ...area, ...(modules && { modules: [...modules, ...new Set(features)] }) };
  });
