import { Script } from 'node:vm';
import { type CompiledValues, readSiteKey } from '../compile/CompiledValues.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { readMessages } from '../compile/ownMessages.ts';
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

/** Renders the page of an address for a site, as a guest sees it first, in the site's language. */
export type Prerender = (site: CompiledValues, path: string) => Promise<PrerenderedPage>;

type Exports = { prerenderGuestPage?: (path: string, messages: object) => Promise<PrerenderedPage> };

/**
 * Creates the renderer of pages from what compilePrerenderer.ts has bundled. The code runs anew for each site, because
 * its modules read the site's values when they start.
 */
export function createPrerenderer(app: Pick<NeutralApp, 'chunks' | 'prerenderer'>): Prerender {
  const evaluate = new Script(`(function(exports,${sitePlaceholder}){${app.prerenderer}\n})`, {
    filename: 'app/prerender.cjs',
  }).runInThisContext() as (exports: Exports, site: object) => void;
  let latest:
    | { site: CompiledValues; render: NonNullable<Exports['prerenderGuestPage']>; messages: object }
    | undefined;
  return async (site, address) => {
    if (latest?.site !== site) {
      const exports: Exports = {};
      evaluate(exports, new Proxy({}, { get: (_, key) => readSiteKey(site, String(key)) }));
      const tag = site.languageTag;
      const messages = Object.assign(
        {},
        ...app.chunks.map(({ code, messages }) =>
          messages?.tag === tag ? readMessages(code, messages, site.ownTexts[tag] ?? {}) : {},
        ),
      );
      latest = { site, render: exports.prerenderGuestPage!, messages };
    }
    const content = await latest.render(address, latest.messages);
    assertAllowed(address, content.head + content.html);
    return content;
  };
}

/** Throws for markup that the page's policy refuses. */
function assertAllowed(address: string, html: string): void {
  const [refused] = /<script|<style|\sstyle="|\son\w+="|javascript:/i.exec(html) ?? [];
  if (refused) throw new Error(`${address} is rendered with ${refused}, which the policy of the page refuses`);
}
