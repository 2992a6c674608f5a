import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { LoaderFunction, Params } from 'react-router';
import type { Api } from '../api/createApi.ts';
import type { MessagePriority } from '../i18n/loadMessages.ts';
import type { RouteHandle } from './RouteHandle.ts';

/** The name of each page with the type of its address; every declaration of a page adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface PageAddresses {}

/** The name of a page. */
export type PageName = keyof PageAddresses;

/** member: only for signed-in members. guest: only without a session. anyone: for both. */
export type PageAccess = 'member' | 'guest' | 'anyone';

/** The part of a page that the router, the guard and the frame know before it is loaded. */
export interface PageRoute<Address extends string = string> extends RouteHandle {
  /** A pattern of React Router. */
  address: Address;
  /** Other addresses that redirect to it. */
  aliases?: readonly string[];
  access: PageAccess;
}

/** Requests the data that a page shows first, unless the query cache has it. */
export type StartQueries = (page: {
  api: Api;
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  params: Params;
  search: URLSearchParams;
  /** Whether the document was opened at the page's address, so that it is sure to be shown. */
  first: boolean;
}) => Promise<unknown>;

/**
 * A page, without anything of a router, because guests open theirs before the router of the members' pages is loaded.
 */
export interface Page {
  /** Name of its file, `<name>.page.ts`. Null: the page of unknown addresses. */
  name: PageName | null;
  /** Its lazy module; none for an address that only redirects. */
  load?: () => Promise<ComponentType>;
  /**
   * Messages that it waits for beside the deferred ones. Default: none. critical: not even these, because guests see it
   * first; rare: those of all pages that few members open.
   */
  texts?: MessagePriority;
  startQueries?: StartQueries;
  /** Runs before the page is shown, and may redirect to another one. */
  loader?: LoaderFunction;
}

/** The shape of a page while it is loading, drawn by `app/prerender/memberSkeleton.tsx`. */
export type PageShape = 'home' | 'people' | 'messages' | 'thread' | 'profile' | 'question' | 'plans' | 'cards';

/** The data of a members' page that documents use before the app starts. */
interface PageAhead {
  /** Default: cards. */
  shape?: PageShape;
  /** Parameter that represents any id. Default: `id`, if the address has it. */
  idParameter?: string;
  /** Number of members' pictures that a phone shows whole when it opens the page. Default: 0. */
  portraits?: number;
  /** Name of the file of the drawing that it begins with, for which its shape has a place. */
  art?: string;
}

/** The document of a page that the build renders for guests. */
interface PageDocument {
  /** Path in the site's folder, named after the address, because some hosts find it by that. */
  file: string;
  /** The only addresses at which the file shows the page, and for which servers send it. Default: all, and the page's own. */
  shownAt?: readonly string[];
}

/** The declaration of a page. All but the parts of Page are literals, which the build reads from the file. */
interface PageDeclaration extends Page, PageRoute {
  name: PageName;
  /** Area of start/chunkAreas.ts to which its feature belongs. Default: the one that has the rest. */
  area?: string;
  /** Makes its document load files ahead and send the first calls. Default: neither. */
  ahead?: PageAhead;
  document?: PageDocument;
}

/**
 * Declares a page, in `features/<feature>/<name>.page.ts`, as its default export. The compiler collects the declarations
 * (`pages:all`, `pages:guests`, `pages:routes`; scripts/build/compile/pages): nothing else lists them.
 */
export const definePage = (page: PageDeclaration): Page => page;
