import path from 'node:path';
import { Script } from 'node:vm';
import { type CompiledValues, readSiteKey } from '../compile/CompiledValues.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { readMessages } from '../compile/ownMessages.ts';
import { memoize } from '../lib/memoize.ts';
import { sitePlaceholder } from '../lib/reservedNames.ts';

/** A page as app/prerender.tsx renders it. */
export interface PrerenderedPage {
  /** What stands in the root element. */
  html: string;
  /** What stands in the head. */
  head: string;
  title: string;
  /** The name of its route. */
  page: string;
}

/** Pages of members that are loading, as app/prerender.tsx renders them. */
interface MemberSkeleton {
  html: string;
  /** For each address, the values of `data-part` in it that are shown. */
  parts: readonly (readonly string[])[];
}

export interface Prerenderer {
  /** Renders the page of an address for a site, as a guest sees it first, in the site's language. */
  renderPage: (site: CompiledValues, path: string) => Promise<PrerenderedPage>;
  /** Renders what documents show of the pages of members at addresses before the app is there. */
  renderMemberSkeleton: (site: CompiledValues, paths: readonly string[]) => Promise<MemberSkeleton>;
  /** What the page of an address asks the API for first when a member opens it: paths with their queries. */
  recordFirstCalls: (site: CompiledValues, path: string) => Promise<readonly string[]>;
}

interface Exports {
  prerenderMemberSkeleton: (messages: object, paths: readonly string[]) => Promise<MemberSkeleton>;
  prerenderGuestPage: (path: string, messages: object) => Promise<PrerenderedPage>;
  recordFirstCalls: (path: string) => Promise<string[]>;
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
  const renderers = new WeakMap<CompiledValues, ReturnType<typeof createRenderer>>();
  function rendererOf(site: CompiledValues) {
    const renderer = renderers.get(site) ?? createRenderer(site);
    renderers.set(site, renderer);
    return renderer;
  }
  function readMessagesOf(tag: string, own: CompiledValues['ownTexts'][string]): object {
    const read = app.chunks.map(({ code, messages }) =>
      messages?.tag === tag ? readMessages(code, messages, own) : {},
    );
    return Object.assign({}, ...read);
  }
  const start = (site: CompiledValues, onRead: (key: string, value: unknown) => void = () => {}) => {
    const get = (_: object, key: string | symbol) => {
      const value = readSiteKey(site, String(key));
      onRead(String(key), value);
      return value;
    };
    return run(entry, new Map(), new Proxy({}, { get })) as Exports;
  };
  function createRenderer(site: CompiledValues) {
    const { prerenderGuestPage, prerenderMemberSkeleton } = start(site);
    const { languageTag: tag, ownTexts } = site;
    const messages = ownTexts[tag] ? readMessagesOf(tag, ownTexts[tag]) : readAllMessages(tag);
    return {
      page: (address: string) => prerenderGuestPage(address, messages),
      skeleton: (paths: readonly string[]) => prerenderMemberSkeleton(messages, paths),
    };
  }
  const recordOnce = createMemoByReads<readonly string[]>();
  return {
    async renderPage(site, address) {
      const page = await rendererOf(site).page(address);
      assertAllowed(address, page.head + page.html);
      return page;
    },
    async renderMemberSkeleton(site, paths) {
      const skeleton = await rendererOf(site).skeleton(paths);
      assertAllowed('a page of members', skeleton.html);
      return skeleton;
    },
    recordFirstCalls: (site, address) =>
      recordOnce(site, address, (onRead) => start(site, onRead).recordFirstCalls(address)),
  };
}

type OnRead = (key: string, value: unknown) => void;

/** Makes one result for each key and all sites of which the same values are read. */
function createMemoByReads<Result>() {
  const made: { key: string; reads: Map<string, string>; result: Promise<Result> }[] = [];
  const toText = (value: unknown) => JSON.stringify(value) ?? '';
  return async (site: CompiledValues, key: string, make: (onRead: OnRead) => Promise<Result>): Promise<Result> => {
    for (const known of made) {
      if (known.key !== key) continue;
      // All that it reads is known when it is done.
      const result = await known.result;
      if ([...known.reads].every(([name, text]) => toText(readSiteKey(site, name)) === text)) return result;
    }
    const reads = new Map<string, string>();
    const result = make((name, value) => reads.set(name, toText(value)));
    made.push({ key, reads, result });
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
