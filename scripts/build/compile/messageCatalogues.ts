import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogType, createCompilationErrorMessage } from '@lingui/cli/api';
import type { SiteValues } from '../../../app/site/SiteValues.ts';
import { languages } from '../../../brands/languages.ts';
import { type LanguageVariant, languageVariants, type VariantName } from '../../../brands/languageVariants.ts';
import { type Cache, cachedJson } from '../../lib/cache.ts';
import { hashTree } from '../../lib/hashTree.ts';
import { parsePo } from '../../lib/parsePo.ts';
import { ProblemsError } from '../../lib/problem.ts';
import { describeUnparsableText } from '../config/parse/describeUnparsableText.ts';
import { locateOffsets } from '../config/parse/locateOffsets.ts';
import type { OwnTexts } from '../config/schema/catalogue.ts';
import { type MessagePriority, messagePriorities } from './MessagePriority.ts';
import { findMessageWays, pickPriorities, type Way } from './messagePriorities.ts';
import { toProjectPath } from './projectPath.ts';

const here = 'scripts/build/compile/messageCatalogues.ts';

/** A PO file, or a variant of its language. */
export interface MessageCatalogue {
  /** Path from the project's root. */
  file: string;
  /** Name in brands/languageVariants.ts. */
  variant?: string | undefined;
}

/** The messages of a catalogue, as JSON by priority. */
export interface CompiledMessages extends Readonly<Record<MessagePriority, string>> {
  /** Paths from the project's root. */
  files: readonly string[];
}

/** Ways to modules, by their paths from the project's root. */
export type ModuleWays = Readonly<Record<string, readonly Way[]>>;

interface MessageOptions {
  ways: ModuleWays | 'all critical';
  /** Texts in place of some of the catalogue's, by language tag. */
  ownTexts?: OwnTexts;
}

/** Finds a variant by its name; throws without one. */
export const variantNamed = (name: string): LanguageVariant => {
  const variant: LanguageVariant | undefined = languageVariants[name as VariantName];
  if (!variant) throw new Error(`brands/languageVariants.ts has no ${name}`);
  return variant;
};

/** Lists the ways to each module of the app in `root`. */
export const listModuleWays = (root: string): ModuleWays =>
  Object.fromEntries(
    Array.from(findMessageWays(path.join(root, 'app')), ([file, ways]) => [toProjectPath(root, file), ways]),
  );

type SiteLanguages = Pick<SiteValues, 'locales' | 'languageVariants'>;

const SOURCE_TAG = 'en';

/** Lists the files that a catalogue is made from: its own, the fallback for missing texts, and that of its variant. */
function listCatalogueFiles({ file, variant }: MessageCatalogue): string[] {
  const beside = (tag: string) => path.posix.join(path.posix.dirname(file), `${tag}.po`);
  const { tag, respell } = variant === undefined ? {} : variantNamed(variant);
  return [...new Set([file, beside(SOURCE_TAG), ...(tag && !respell ? [beside(tag)] : [])])];
}

/** Lists the files with the texts of a site in its languages. */
export const listSiteCatalogues = ({ locales, languageVariants: variants }: SiteLanguages): string[] => [
  ...new Set(
    locales.flatMap((locale) => {
      const variant = variants.find((name) => languageVariants[name].locale === locale);
      return listCatalogueFiles({ file: `app/i18n/${languages[locale].tag}.po`, variant });
    }),
  ),
];

/**
 * Compiles the messages of a catalogue, or takes them from the cache if its files are unchanged. Loads lingui only to
 * compile. Throws a ProblemsError for texts that lingui cannot read.
 */
export function loadMessageCatalogue(
  root: string,
  cache: Cache,
  catalogue: MessageCatalogue,
  options: MessageOptions,
): Promise<CompiledMessages> {
  const inputs = [catalogue, options, hashCatalogue(root, catalogue)];
  return cachedJson(cache, 'messages', inputs, () => compileMessages(root, catalogue, options));
}

/** Hashes what a catalogue is made from. */
export const hashCatalogue = (root: string, catalogue: MessageCatalogue): string =>
  hashTree(root, ['.linguirc.ts', ...listCatalogueFiles(catalogue)]);

/** Compiles a catalogue or its variant. Throws a ProblemsError for texts that lingui cannot read. */
async function compileMessages(
  root: string,
  { file, variant }: MessageCatalogue,
  { ways, ownTexts = {} }: MessageOptions,
): Promise<CompiledMessages> {
  const lingui = await import('@lingui/cli/api');
  const { locale, texts, origins, dependencies } = await readMessageCatalog(
    lingui,
    root,
    file,
    variant ? variantNamed(variant) : undefined,
  );
  const waysTo = (origin: string) => (ways === 'all critical' ? [[]] : (ways[origin] ?? []));
  const files = [file, ...dependencies.map((dependency) => toProjectPath(root, dependency))];
  const known = listCatalogueFiles({ file, variant });
  const unknown = files.find((one) => !known.includes(one));
  if (unknown) throw new Error(`${file} has texts from ${unknown}, which listCatalogueFiles in ${here} leaves out`);
  const all = layOwnTexts(texts, ownTexts[locale]);
  const groups = groupMessages(all, origins, waysTo);
  const compile = (priority: MessagePriority) => {
    const messages = groups[priority] ?? {};
    const { source, errors } = lingui.createCompiledCatalog(locale, messages, { namespace: 'json' });
    if (errors.length > 0) throw toProblemsError(root, files, errors);
    return JSON.stringify((JSON.parse(source) as { messages: object }).messages);
  };
  const compiled = Object.fromEntries(messagePriorities.map((priority) => [priority, compile(priority)]));
  return { ...(compiled as Record<MessagePriority, string>), files };
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

/** Groups texts, by message id, by their priorities. Texts in no module of the app are deferred. */
export function groupMessages(
  texts: Readonly<Record<string, string>>,
  origins: Readonly<Record<string, readonly string[]>>,
  waysTo: (origin: string) => readonly Way[],
): Partial<Record<MessagePriority, Record<string, string>>> {
  const groups: Partial<Record<MessagePriority, Record<string, string>>> = {};
  for (const [id, text] of Object.entries(texts)) {
    for (const priority of pickPriorities((origins[id] ?? []).flatMap(waysTo))) {
      groups[priority] ??= {};
      groups[priority][id] = text;
    }
  }
  return groups;
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
