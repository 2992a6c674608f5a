import path from 'node:path';
import { Script } from 'node:vm';
import { sitePlaceholder } from '../../lib/buildPlaceholders.ts';
import { memoize } from '../../lib/memoize.ts';
import { type CompiledValues, ownTextsKey } from '../compile/CompiledValues.ts';
import { readMessages } from '../compile/chunkMessages.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { createShapeMemo, type ReadSite } from './createShapeMemo.ts';

/** A page as app/prerender/prerender.ts renders it. */
export interface PrerenderedPage {
  /** The content of the root element. */
  html: string;
  /** The content of the head. */
  head: string;
  title: string;
  /** The name of its route. */
  page: string;
}

/** Description of the members' pages in documents, as app/prerender/describeMemberPages.tsx returns it. */
export interface MemberPages {
  /** The markup of loading pages. */
  html: string;
  /** The parts and calls of each address. */
  pages: readonly {
    /** The values of `data-part` in the markup that are shown. */
    parts: readonly string[];
    /** The first calls of the API: paths with their queries. */
    calls: readonly string[];
  }[];
}

export interface Prerenderer {
  /** Renders the pages of addresses for a site, as a guest sees them first, in the site's language. */
  renderPages: (site: CompiledValues, paths: readonly string[]) => Promise<PrerenderedPage[]>;
  /** Describes the pages of members at addresses, of which `:id` means any id. */
  describeMemberPages: (site: CompiledValues, paths: readonly string[]) => Promise<MemberPages>;
}

/** Prerenderer for a site whose values are read one by one, with marks in place of icons. */
export interface PageRenderer {
  renderPages: (read: ReadSite, paths: readonly string[]) => Promise<PrerenderedPage[]>;
  describeMemberPages: (read: ReadSite, paths: readonly string[]) => Promise<MemberPages>;
}

type CompiledPages = Pick<NeutralApp, 'chunks' | 'prerenderer'>;

interface Exports {
  prerenderGuestPage: (path: string, messages: object) => Promise<PrerenderedPage>;
  describeMemberPages: (paths: readonly string[], messages: object) => Promise<MemberPages>;
}

/** Creates the renderer of pages, which renders once for all sites of the same shape (shapeMemo.ts). */
export function createPrerenderer(app: CompiledPages): Prerenderer {
  const renderer = createPageRenderer(app);
  const pathsOfWeight = memoize((weight: CompiledValues['icons']) =>
    Object.fromEntries(Object.entries(app.prerenderer.icons).map(([name, paths]) => [name, paths[weight]])),
  );
  const withIcons = (site: CompiledValues) => ({ ...site, iconPaths: pathsOfWeight(site.icons) });
  const pagesOnce = createShapeMemo<PrerenderedPage[]>();
  const membersOnce = createShapeMemo<MemberPages>();
  return {
    renderPages: (site, paths) =>
      pagesOnce(
        withIcons(site),
        (read) => renderer.renderPages(read, paths),
        (pages, { html, text }) =>
          pages.map((page) => ({ ...page, html: html(page.html), head: html(page.head), title: text(page.title) })),
      ),
    describeMemberPages: (site, paths) =>
      membersOnce(
        withIcons(site),
        (read) => renderer.describeMemberPages(read, paths),
        (members, { html }) => ({ ...members, html: html(members.html) }),
      ),
  };
}

/**
 * Creates the renderer for one site at a time, from what compilePrerenderer.ts has bundled. Modules that depend on the
 * site's values run again for each site, because they may read them when they start; the others run once.
 */
export function createPageRenderer(app: CompiledPages): PageRenderer {
  const { entry, modules } = app.prerenderer;
  const compile = memoize((name: string) => toFunction(name, modules[name]?.code));
  const shared = new Map<string, object>();
  function run(name: string, loaded: Map<string, object>, values: object): object {
    const cache = modules[name]?.isShared ? shared : loaded;
    const known = cache.get(name);
    if (known) return known;
    const exports = {};
    cache.set(name, exports);
    compile(name)(exports, values, (id) => run(path.posix.join(path.posix.dirname(name), id), loaded, values));
    return exports;
  }
  /** Reads the messages of a language with a site's own texts, both given as JSON: those of a voice share them. */
  const readMessagesOnce = memoize((tagAndTexts: string): object => {
    const [tag, ownTexts] = JSON.parse(tagAndTexts) as [string, CompiledValues['ownTexts'][string]];
    const read = app.chunks.map(({ code, messages }) =>
      messages?.tag === tag ? readMessages(code, messages, ownTexts) : {},
    );
    return Object.assign({}, ...read);
  });
  const start = (read: ReadSite) => {
    const tag = read('languageTag') as string;
    const ownTexts = read(ownTextsKey(tag)) ?? {};
    const exports = run(entry, new Map(), new Proxy({}, { get: (_, key) => read(String(key)) })) as Exports;
    return { exports, messages: readMessagesOnce(JSON.stringify([tag, ownTexts])) };
  };
  return {
    async renderPages(read, paths) {
      const { exports, messages } = start(read);
      const pages = await Promise.all(paths.map((each) => exports.prerenderGuestPage(each, messages)));
      for (const [index, { head, html }] of pages.entries()) assertAllowed(paths[index]!, head + html);
      return pages;
    },
    async describeMemberPages(read, paths) {
      const { exports, messages } = start(read);
      const members = await exports.describeMemberPages(paths, messages);
      assertAllowed('a page of members', members.html);
      return members;
    },
  };
}

type ModuleFunction = (exports: object, values: object, require: (id: string) => object) => void;

function toFunction(name: string, code: string | undefined): ModuleFunction {
  if (code === undefined) throw new Error(`the prerenderer has no ${name}`);
  const script = new Script(`(function(exports,${sitePlaceholder},require){${code}\n})`, {
    filename: `prerender/${name}`,
  });
  return script.runInThisContext() as ModuleFunction;
}

/** Throws for markup that the page's policy refuses. */
function assertAllowed(address: string, html: string): void {
  const [refused] = /<script|<style|\sstyle="|\son\w+="|javascript:/i.exec(html) ?? [];
  if (refused) throw new Error(`${address} is rendered with ${refused}, which the policy of the page refuses`);
}
