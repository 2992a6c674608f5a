import path from 'node:path';
import {
  type CatalogType,
  createCompilationErrorMessage,
  createCompiledCatalog,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { findCriticalModules } from './criticalModules.ts';

/** The two parts in which the texts of a language reach the browser. */
export type MessagePriority = 'early' | 'late';

const messagesRequest = /^(.+\.po)\?(early|late)$/;

/** Which part a module of texts is, by its id; undefined for all other modules. */
export function parseMessagesRequest(id: string | null): { tag: string; part: MessagePriority } | undefined {
  const [, file, part] = (id && messagesRequest.exec(id)) || [];
  return file ? { tag: path.basename(file, '.po'), part: part as MessagePriority } : undefined;
}

/**
 * The Vite plugin behind `import('./de.po?early')` and `import('./de.po?late')`: compiles a catalogue in two parts, the
 * texts that may be shown before any page has waited for more, and all others. Development, where modules move while it
 * runs, has them all in the early part.
 */
export function splitMessagesPlugin(root: string): Plugin {
  let undivided = false;
  let early: ReadonlySet<string> | undefined;
  return {
    name: 'matchpress:text-parts',
    configResolved: ({ command }) => {
      undivided = command === 'serve';
    },
    buildStart: () => {
      early = undefined;
    },
    load: {
      filter: { id: messagesRequest },
      async handler(id) {
        const [, file, part] = messagesRequest.exec(id) as unknown as [string, string, MessagePriority];
        const { locale, texts, origins, watched } = await readMessageCatalog(root, file);
        for (const one of [file, ...watched]) this.addWatchFile(one);
        early ??= findCriticalModules(path.join(root, 'app/main.tsx'));
        const earlyModules = early;
        const isEarly = (origin: string) => undivided || earlyModules.has(path.join(root, origin));
        const { source, errors } = createCompiledCatalog(locale, pickMessages(texts, origins, isEarly, part), {
          namespace: 'es',
        });
        if (errors.length > 0) this.error(createCompilationErrorMessage(locale, errors));
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}

/** Of a language's texts by id, those of one part. A text that several modules have is early if one of them is. */
export function pickMessages(
  texts: Readonly<Record<string, string>>,
  origins: Readonly<Record<string, readonly string[]>>,
  isEarly: (origin: string) => boolean,
  part: MessagePriority,
): Record<string, string> {
  const partOf = (id: string): MessagePriority => ((origins[id] ?? []).some(isEarly) ? 'early' : 'late');
  return Object.fromEntries(Object.entries(texts).filter(([id]) => partOf(id) === part));
}

/** Reads a PO file as lingui does, with the modules that each text stands in; those of a text without are empty. */
async function readMessageCatalog(root: string, file: string) {
  const config = getConfig({ cwd: root });
  const found = getCatalogForFile(path.relative(root, file), await getCatalogs(config));
  if (!found) throw new Error(`${path.relative(root, file)} is not among the catalogues that .linguirc.ts names`);
  const { locale, catalog } = found;
  const { sourceLocale, fallbackLocales } = config;
  const { messages: texts } = await catalog.getTranslations(locale, { sourceLocale, fallbackLocales });
  const written: CatalogType = { ...(await catalog.read(sourceLocale)), ...(await catalog.read(locale)) };
  const origins = Object.fromEntries(
    Object.entries(written).map(([id, { origin = [] }]) => [id, origin.map(([module]) => module)]),
  );
  return { locale, texts, origins, watched: await getCatalogDependentFiles(catalog, locale) };
}
