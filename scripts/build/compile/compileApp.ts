import path from 'node:path';
import type { Cache } from '../../lib/cache.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { ProblemsError, sortProblems } from '../../lib/problem.ts';
import { releaseMemory } from '../../lib/releaseMemory.ts';
import { listArtIds } from '../pictures/picturesInArtFolder.ts';
import { applyEdits } from './applyEdits.ts';
import { assertNoCircle, isCoreChunk } from './bundler/chunkGroups.ts';
import { readStableNames } from './bundler/chunkImportMap.ts';
import { findDynamicExports, moduleExportsPlugin } from './bundler/findDynamicExports.ts';
import { findEntryChunk } from './bundler/findEntryChunk.ts';
import { findNameEdits, toLabelNames } from './bundler/labelNames.ts';
import { helpersChunk, moveHelpers } from './bundler/moveHelpers.ts';
import { type BundledChunk, runVite } from './bundler/runVite.ts';
import { importedStyles, readStyleSheets } from './bundler/styleSheets.ts';
import { toChunkSourceMap } from './bundler/toChunkSourceMap.ts';
import { checkAppCode } from './checkAppCode.ts';
import { compileBootScripts } from './compileBootScripts.ts';
import { compilePrerenderer } from './compilePrerenderer.ts';
import { createViteConfig } from './createViteConfig.ts';
import { findPackages } from './findPackages.ts';
import { listModules } from './listModules.ts';
import { type MessagePriority, messagePriorities } from './MessagePriority.ts';
import { listModuleWays } from './messageCatalogues.ts';
import type { NeutralApp } from './NeutralApp.ts';
import { listPreloadedModules, toAppPages } from './pages/appPages.ts';
import { readPages } from './pages/readPages.ts';
import { editSourceMap } from './sourceMaps.ts';
import { type MessagesRequest, parseMessagesRequest } from './splitMessagesPlugin.ts';
import { withClasses } from './styleClasses.ts';
import { loadNeutralChunk } from './toNeutralChunk.ts';

/** Number of chunks at a time, whose syntax trees are in memory together. */
const CONCURRENT_CHUNKS = 4;

/**
 * Compiles the app in `root` once for all sites, with source maps on request, without the messages of its catalogues.
 * Compiles only those modules, styles and chunks that the cache does not have. Throws a ProblemsError with the mistakes in its code.
 */
export async function compileApp(root: string, cache: Cache, sourceMaps: boolean): Promise<NeutralApp> {
  const moduleExports = new Map<string, string[]>();
  const config = createViteConfig(root, 'neutral', { cache });
  const { chunks: bundled, assets } = await runVite({
    ...config,
    build: { ...config.build, sourcemap: sourceMaps && 'hidden' },
    plugins: [...(config.plugins ?? []), moduleExportsPlugin(moduleExports)],
  }).catch((error: unknown) => {
    // Checks the sources, and all at once: the bundler stops at the first mistake, in the output of plugins.
    const problems = checkAppCode(root, listArtIds(root));
    throw problems.length > 0 ? new ProblemsError(sortProblems(problems)) : error;
  });
  const stableNameOf = readStableNames(assets);
  const helperEdits = moveHelpers(bundled, stableNameOf);
  const chunks = bundled.filter(({ name }) => helperEdits.size === 0 || name !== helpersChunk);
  const labelNames = toLabelNames(
    chunks.map((chunk) => ({ name: stableNameOf(chunk.fileName), label: toChunkLabel(root, chunk) })),
  );
  const nameOf = (fileName: string) => labelNames.get(stableNameOf(fileName)) ?? stableNameOf(fileName);
  /** Lists the edits of a chunk, each made in what the former leave. */
  const editsOf = ({ code, fileName }: BundledChunk) => {
    const edits = helperEdits.get(fileName) ?? [];
    return [edits, findNameEdits(applyEdits(code, edits), labelNames)];
  };
  const codeOf = (chunk: BundledChunk) => editsOf(chunk).reduce(applyEdits, chunk.code);
  const dynamicExports = findDynamicExports(
    chunks.map((chunk) => ({
      name: nameOf(chunk.fileName),
      code: codeOf(chunk),
      ownExports: chunk.isDynamicEntry ? (moduleExports.get(chunk.fileName) ?? chunk.exports) : undefined,
    })),
  );
  const neutralChunks = await mapLimit(chunks, CONCURRENT_CHUNKS, (chunk) =>
    loadNeutralChunk(cache, codeOf(chunk), {
      ...toCatalogue(root, chunk),
      name: nameOf(chunk.fileName),
      label: toChunkLabel(root, chunk),
      isCore: isCoreChunk(chunk.name),
      dynamicExports: dynamicExports.get(nameOf(chunk.fileName))!,
      styles: importedStyles(chunk),
      packages: findPackages(chunk.moduleIds),
      ...(sourceMaps && {
        map: editsOf(chunk).reduce(
          ({ map, code }, edits) => ({ map: editSourceMap(map, code, edits), code: applyEdits(code, edits) }),
          { map: toChunkSourceMap(root, chunk), code: chunk.code },
        ).map,
      }),
    }),
  );
  assertNoCircle(neutralChunks);
  // The syntax trees of the chunks.
  releaseMemory();
  const prerenderer = await compilePrerenderer(root, cache);
  const messagesOf = (priority: MessagePriority) =>
    Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) => {
        const messages = parseMessagesRequest(root, facadeModuleId);
        return messages?.priority === priority ? [[messages.tag, nameOf(fileName)]] : [];
      }),
    );
  const pages = toAppPages(readPages(root));
  neutralChunks.sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    entry: nameOf(findEntryChunk(chunks).fileName),
    chunks: neutralChunks,
    sources: Object.fromEntries(chunks.map((chunk) => [toChunkLabel(root, chunk), listModules(root, chunk.moduleIds)])),
    messages: Object.fromEntries(
      messagePriorities.map((priority) => [priority, messagesOf(priority)]),
    ) as NeutralApp['messages'],
    moduleWays: neutralChunks.some(({ messages }) => messages) ? listModuleWays(root) : {},
    pages,
    preloadedModules: Object.fromEntries(
      listPreloadedModules(pages).map((module) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, module)));
        if (!chunk) throw new Error(`no chunk has ${module}, which documents preload`);
        return [module, nameOf(chunk.fileName)];
      }),
    ),
    prerenderer,
    bootScripts: await compileBootScripts(root),
    styleSheets: withClasses(readStyleSheets(assets), neutralChunks),
  };
}

function toCatalogue(root: string, { facadeModuleId }: BundledChunk): { catalogue?: MessagesRequest } {
  const catalogue = parseMessagesRequest(root, facadeModuleId);
  return catalogue ? { catalogue } : {};
}

/** Returns the beginning of a chunk's file name. */
function toChunkLabel(root: string, { name, facadeModuleId }: BundledChunk): string {
  const messages = parseMessagesRequest(root, facadeModuleId);
  if (messages) return `catalogue-${messages.tag}${messages.priority === 'critical' ? '' : `-${messages.priority}`}`;
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
