import path from 'node:path';
import { Script } from 'node:vm';
import { type CompiledValues, readSiteKey } from '../compile/CompiledValues.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { readMessages } from '../compile/ownMessages.ts';
import { memoize } from '../lib/memoize.ts';
import { sitePlaceholder } from '../lib/reservedNames.ts';

/** A page as app/prerender.ts renders it. */
export interface PrerenderedPage {
  /** What stands in the root element. */
  html: string;
  /** What stands in the head. */
  head: string;
  title: string;
  /** The name of its route. */
  page: string;
}

/** What documents have for the pages of members, as app/describeMemberPages.tsx gives it. */
interface MemberPages {
  /** The markup of pages that are loading. */
  html: string;
  /** Of each address. */
  pages: readonly {
    /** The values of `data-part` in the markup that are shown. */
    parts: readonly string[];
    /** What it asks the API for first: paths with their queries. */
    calls: readonly string[];
  }[];
}

export interface Prerenderer {
  /** Renders the page of an address for a site, as a guest sees it first, in the site's language. */
  renderPage: (site: CompiledValues, path: string) => Promise<PrerenderedPage>;
  /** Describes the pages of members at addresses, of which `:id` stands for any id. */
  describeMemberPages: (site: CompiledValues, paths: readonly string[]) => Promise<MemberPages>;
}

interface Exports {
  prerenderGuestPage: (path: string, messages: object) => Promise<PrerenderedPage>;
  describeMemberPages: (paths: readonly string[], messages: object) => Promise<MemberPages>;
}

/**
 * Creates the renderer of pages from what compilePrerenderer.ts has bundled. The app's code runs anew for each site,
 * because its modules read the site's values when they start; the libraries run once.
 */
export function createPrerenderer(app: Pick<NeutralApp, 'chunks' | 'prerenderer'>): Prerenderer {
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
  const readAllMessages = memoize((tag: string) => readMessagesOf(tag, {}));
  function readMessagesOf(tag: string, own: CompiledValues['ownTexts'][string]): object {
    const read = app.chunks.map(({ code, messages }) =>
      messages?.tag === tag ? readMessages(code, messages, own) : {},
    );
    return Object.assign({}, ...read);
  }
  const messagesOf = ({ languageTag: tag, ownTexts }: CompiledValues) =>
    ownTexts[tag] ? readMessagesOf(tag, ownTexts[tag]) : readAllMessages(tag);
  const start = (read: (key: string) => unknown) =>
    run(entry, new Map(), new Proxy({}, { get: (_, key) => read(String(key)) })) as Exports;

  const renderers = new WeakMap<CompiledValues, (path: string) => Promise<PrerenderedPage>>();
  function createRenderer(site: CompiledValues) {
    const { prerenderGuestPage } = start((key) => readSiteKey(site, key));
    const messages = messagesOf(site);
    return (path: string) => prerenderGuestPage(path, messages);
  }
  const describeOnce = createMemoByReads<MemberPages>();
  return {
    async renderPage(site, path) {
      const render = renderers.get(site) ?? createRenderer(site);
      renderers.set(site, render);
      const page = await render(path);
      assertAllowed(path, page.head + page.html);
      return page;
    },
    async describeMemberPages(site, paths) {
      // Sites that differ only in their logos have the same, but for its address.
      const withoutLogo = { ...site, logoUrl: logoMark };
      const { html, pages } = await describeOnce(withoutLogo, async (read) => {
        const described = await start(read).describeMemberPages(paths, messagesOf(site));
        assertAllowed('a page of members', described.html);
        return described;
      });
      return { html: html.replaceAll(logoMark, escapeAttribute(site.logoUrl)), pages };
    },
  };
}

/** Stands for the address of a logo. */
const logoMark = '/logo-of-the-site';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Makes one result for all sites of which the same values are read, and which have the same texts of their own. */
function createMemoByReads<Result>() {
  const made: { ownTexts: string; reads: Map<string, string>; result: Promise<Result> }[] = [];
  const toText = (value: unknown) => JSON.stringify(value) ?? '';
  return async (site: CompiledValues, make: (read: (key: string) => unknown) => Promise<Result>): Promise<Result> => {
    const ownTexts = toText(site.ownTexts[site.languageTag]);
    for (const known of made) {
      // All that it reads is known when it is done.
      const result = await known.result;
      const isSame = ([key, text]: [string, string]) => toText(readSiteKey(site, key)) === text;
      if (known.ownTexts === ownTexts && [...known.reads].every(isSame)) return result;
    }
    const reads = new Map<string, string>();
    const result = make((key) => {
      const value = readSiteKey(site, key);
      reads.set(key, toText(value));
      return value;
    });
    made.push({ ownTexts, reads, result });
    return result;
  };
}

type ModuleFunction = (exports: object, values: object, require: (id: string) => object) => void;

function toFunction(name: string, code: string | undefined): ModuleFunction {
  if (code === undefined) throw new Error(`the code that renders pages ahead has no ${name}`);
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
