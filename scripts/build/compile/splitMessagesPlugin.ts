import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogType, createCompilationErrorMessage } from '@lingui/cli/api';
import type { Plugin } from 'vite';
import { type LanguageVariant, languageVariants, type VariantName } from '../../../brands/languageVariants.ts';
import { type Cache, cachedJson, noCache } from '../../lib/cache.ts';
import { hashTree } from '../../lib/hashTree.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import { parsePo } from '../../lib/parsePo.ts';
import { ProblemsError } from '../../lib/problem.ts';
import { describeUnparsableText } from '../config/parse/describeUnparsableText.ts';
import { locateOffsets } from '../config/parse/locateOffsets.ts';
import type { OwnTexts } from '../config/schema/catalogue.ts';
import { findMessagePriorities, type MessagePriority, messagePriorities } from './messagePriorities.ts';
import { toProjectPath } from './projectPath.ts';

const messagesRequest = new RegExp(`^(.+\\.po)\\?(?:(\\w+)&)?(${messagePriorities.join('|')})$`);

const findVariant = (name: string): LanguageVariant => {
  const variant: LanguageVariant | undefined = languageVariants[name as VariantName];
  if (!variant) throw new Error(`brands/languageVariants.ts has no ${name}`);
  return variant;
};

/** Reads the language tag and the priority of a message module from its id; undefined for all other modules. */
export function parseMessagesRequest(id: string | null): { tag: string; priority: MessagePriority } | undefined {
  const [, file, variant, priority] = (id && messagesRequest.exec(id)) || [];
  if (!file) return undefined;
  return {
    tag: variant ? findVariant(variant).tag : path.basename(file, '.po'),
    priority: priority as MessagePriority,
  };
}

/** Modules of a catalogue or of its variant, and the files that they are made from. */
interface CompiledMessages extends Record<MessagePriority, string> {
  dependencies: string[];
}

/** Priority of modules, by their paths from the project's root. */
type Priorities = Readonly<Record<string, MessagePriority>> | 'all critical';

/**
 * Creates the Vite plugin behind `import('./de.po?critical')` and its likes: compiles the parts of a catalogue, and of
 * its variants (`./de.po?swissGerman&critical`), with the texts that a site has in place of some. In development, where
 * the module graph and these texts change while the server runs, all messages are critical. Loads lingui for the first
 * catalogue that the cache does not have.
 */
export function splitMessagesPlugin(root: string, readOwnTexts: () => OwnTexts, cache: Cache = noCache): Plugin {
  const compileOnce = createAsyncMemo<CompiledMessages>();
  let allCritical = false;
  let priorities: Priorities | undefined;
  return {
    name: 'matchpress:split-messages',
    configResolved: ({ command }) => {
      allCritical = command === 'serve';
    },
    buildStart: () => {
      priorities = undefined;
    },
    load: {
      filter: { id: messagesRequest },
      async handler(id) {
        const [, file, variant, priority] = messagesRequest.exec(id) as unknown as [
          string,
          string,
          string | undefined,
          MessagePriority,
        ];
        priorities ??= allCritical ? 'all critical' : listPriorities(root);
        const request = { file: toProjectPath(root, file), variant, priorities, ownTexts: readOwnTexts() };
        const inputs = [request, hashCatalogues(root, file)];
        const compiled = await compileOnce(JSON.stringify(inputs), () =>
          cachedJson(cache, 'messages', inputs, () => compileMessages(root, request)),
        );
        for (const dependency of compiled.dependencies) this.addWatchFile(path.join(root, dependency));
        return { code: compiled[priority], map: null, moduleType: 'js' };
      },
    },
  };
}

const listPriorities = (root: string): Priorities =>
  Object.fromEntries(
    Array.from(findMessagePriorities(path.join(root, 'app')), ([file, one]) => [toProjectPath(root, file), one]),
  );

/** Hashes a catalogue's fallbacks, which are the catalogues beside it, and lingui's settings. */
function hashCatalogues(root: string, file: string): string {
  const folder = path.dirname(file);
  const catalogues = readdirSync(folder).filter((name) => name.endsWith('.po'));
  return hashTree(root, ['.linguirc.ts', ...catalogues.map((name) => toProjectPath(root, path.join(folder, name)))]);
}

interface MessagesRequest {
  file: string;
  variant: string | undefined;
  priorities: Priorities;
  ownTexts: OwnTexts;
}

/** Compiles a catalogue or its variant. Throws a ProblemsError for texts that lingui cannot read. */
async function compileMessages(
  root: string,
  { file, variant, priorities, ownTexts }: MessagesRequest,
): Promise<CompiledMessages> {
  const lingui = await import('@lingui/cli/api');
  const { locale, texts, origins, dependencies } = await readMessageCatalog(
    lingui,
    root,
    file,
    variant ? findVariant(variant) : undefined,
  );
  const priorityOf = (origin: string) => (priorities === 'all critical' ? 'critical' : priorities[origin]);
  const files = [file, ...dependencies.map((dependency) => toProjectPath(root, dependency))];
  const all = layOwnTexts(texts, ownTexts[locale]);
  const compile = (priority: MessagePriority) => {
    const messages = pickMessages(all, origins, priorityOf, priority);
    const { source, errors } = lingui.createCompiledCatalog(locale, messages, { namespace: 'es' });
    if (errors.length > 0) throw toProblemsError(root, files, errors);
    return source;
  };
  return {
    critical: compile('critical'),
    deferred: compile('deferred'),
    rare: compile('rare'),
    dependencies: files,
  };
}

type CompilationErrors = Parameters<typeof createCompilationErrorMessage>[1];

/**
 * Creates the error about texts that lingui cannot read, at their positions in the files that a catalogue is made from.
 */
function toProblemsError(root: string, files: readonly string[], errors: CompilationErrors): Error {
  const problems = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const found = parsePo(text).flatMap((message) => {
      const unreadable = errors.find(({ source }) => source === (message.text || message.id));
      if (!unreadable) return [];
      const [what, hint] = describeUnparsableText(message.id, unreadable.error);
      return [{ offset: message.textOffset, message: what, hint }];
    });
    return locateOffsets({ file, text }, found);
  });
  return problems.length > 0 ? new ProblemsError(problems) : errors[0]!.error;
}

/**
 * Picks the texts of one priority by message id; a text has the first priority of the modules with it. Texts in no
 * module of the app are deferred.
 */
export function pickMessages(
  texts: Readonly<Record<string, string>>,
  origins: Readonly<Record<string, readonly string[]>>,
  priorityOf: (origin: string) => MessagePriority | undefined,
  priority: MessagePriority,
): Record<string, string> {
  const firstOf = (id: string): MessagePriority => {
    const needed = (origins[id] ?? []).map(priorityOf);
    return messagePriorities.find((one) => needed.includes(one)) ?? 'deferred';
  };
  return Object.fromEntries(Object.entries(texts).filter(([id]) => firstOf(id) === priority));
}

/** Replaces texts by a site's own ones. */
const layOwnTexts = (texts: Readonly<Record<string, string>>, ownTexts: OwnTexts[string] = {}) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, ownTexts[id] ?? text]));

/** Returns the texts of a variant, by message id: those of its language, respelled or with its own ones laid over. */
export function toVariantTexts(
  texts: Readonly<Record<string, string>>,
  { respell }: Pick<LanguageVariant, 'respell'>,
  ownTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, respell ? respell(text) : (ownTexts[id] ?? text)]),
  );
}

/**
 * Reads a PO file as lingui does, with the modules that each text comes from (`origins`, by message id), and applies
 * the variant, if there is one.
 */
async function readMessageCatalog(
  { getCatalogDependentFiles, getCatalogForFile, getCatalogs }: typeof import('@lingui/cli/api'),
  root: string,
  file: string,
  variant: LanguageVariant | undefined,
) {
  const { getConfig } = await import('@lingui/conf');
  const config = getConfig({ cwd: root });
  const found = getCatalogForFile(file, await getCatalogs(config));
  if (!found) throw new Error(`${file} is not among the catalogues that .linguirc.ts names`);
  const { locale, catalog } = found;
  const { sourceLocale, fallbackLocales } = config;
  const { messages: texts } = await catalog.getTranslations(locale, { sourceLocale, fallbackLocales });
  const written: CatalogType = { ...(await catalog.read(sourceLocale)), ...(await catalog.read(locale)) };
  const origins = Object.fromEntries(
    Object.entries(written).map(([id, { origin = [] }]) => [id, origin.map(([module]) => module)]),
  );
  const dependencies = await getCatalogDependentFiles(catalog, locale);
  if (!variant) return { locale, texts, origins, dependencies };
  const overlay = path.join(root, path.dirname(file), `${variant.tag}.po`);
  const own = variant.respell ? {} : await catalog.read(variant.tag);
  if (!own) throw new Error(`${toProjectPath(root, overlay)} is missing`);
  const ownTexts = Object.fromEntries(Object.entries(own).map(([id, { translation = '' }]) => [id, translation]));
  return {
    locale: variant.tag,
    texts: toVariantTexts(texts, variant, ownTexts),
    origins,
    dependencies: [...dependencies, ...(variant.respell ? [] : [overlay])],
  };
}
