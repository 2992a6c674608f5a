import { build, type InlineConfig, type Rolldown } from 'vite';
import { findDynamicExports } from './findDynamicExports.ts';
import { findPackages } from './findPackages.ts';
import { assetsFolder, type NeutralApp } from './NeutralApp.ts';
import { parseMessagesRequest } from './splitMessages.ts';
import { toNeutralChunk } from './toNeutralChunk.ts';
import { createViteConfig } from './viteConfig.ts';

type Output = Rolldown.RolldownOutput['output'][number];
type Chunk = Extract<Output, { type: 'chunk' }> & { viteMetadata?: { importedCss: Set<string> } };
type Asset = Extract<Output, { type: 'asset' }>;

const importMapFile = 'importmap.json';

/** Compiles the app in `root` once for all sites. Writes nothing. */
export async function compileApp(root: string): Promise<NeutralApp> {
  const namedExports = new Map<string, string[]>();
  const config = createViteConfig(root, 'neutral');
  const output = await runVite({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'matchpress:dynamic-exports',
        generateBundle(_options, bundle) {
          for (const item of Object.values(bundle)) {
            if (item.type !== 'chunk' || !item.facadeModuleId) continue;
            namedExports.set(item.fileName, this.getModuleInfo(item.facadeModuleId)?.exports ?? []);
          }
        },
      },
    ],
  });
  const chunks = output.filter((item): item is Chunk => item.type === 'chunk');
  const assets = output.filter((item): item is Asset => item.type === 'asset');
  const names = readStableNames(assets);
  const nameOf = (fileName: string) => {
    const name = names.get(fileName) ?? fileName;
    return name.slice(assetsFolder.length + 1);
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  if (entries.length !== 1) throw new Error(`the app has ${entries.length} entries`);
  const dynamicExports = findDynamicExports(
    chunks.map((chunk) => ({
      name: nameOf(chunk.fileName),
      code: chunk.code,
      ownExports: chunk.isDynamicEntry ? (namedExports.get(chunk.fileName) ?? chunk.exports) : undefined,
    })),
  );
  return {
    entry: nameOf(entries[0]!.fileName),
    chunks: chunks
      .map((chunk) =>
        toNeutralChunk(chunk.code, {
          name: nameOf(chunk.fileName),
          label: toChunkLabel(chunk),
          dynamicExports: dynamicExports.get(nameOf(chunk.fileName))!,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
          packages: findPackages(chunk.moduleIds),
        }),
      )
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    files: assets
      .filter(({ fileName }) => fileName !== importMapFile)
      .map(({ fileName, source }) => ({ path: fileName, base64: Buffer.from(source).toString('base64') }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** The beginning of a chunk's file name. Deferred messages have a label of their own, because pages preload critical ones. */
function toChunkLabel({ name, facadeModuleId }: Chunk): string {
  const messages = parseMessagesRequest(facadeModuleId);
  if (messages) return `catalogue-${messages.tag}${messages.priority === 'deferred' ? '-deferred' : ''}`;
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/**
 * Runs one production build of Vite in memory. Libraries choose their code by NODE_ENV, so the value that a shell or a
 * test runner has set is replaced meanwhile.
 */
export async function runVite(config: InlineConfig): Promise<Output[]> {
  const formerMode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const result = await build({ ...config, mode: 'production' }).finally(() => {
    if (formerMode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = formerMode;
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) => {
    if (!('output' in one)) throw new Error('Vite gave a watcher instead of a result');
    return one.output;
  });
}

/** Final file name → the stable name in imports, from Vite's import map. */
function readStableNames(assets: readonly Asset[]): Map<string, string> {
  const map = assets.find(({ fileName }) => fileName === importMapFile);
  if (!map) throw new Error('Vite gave no import map');
  const { imports } = JSON.parse(String(map.source)) as { imports: Record<string, string> };
  return new Map(Object.entries(imports).map(([name, fileName]) => [fileName.slice(1), name.slice(1)]));
}
