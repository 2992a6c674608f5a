import { build, createLogger, type InlineConfig, type Rolldown } from 'vite';
import { toSourceProblems } from './toSourceProblems.ts';

type Output = Rolldown.RolldownOutput['output'][number];
export type BundledChunk = Extract<Output, { type: 'chunk' }>;
export type BundledAsset = Extract<Output, { type: 'asset' }>;

/** Whether Vite failed while it minified the styles of a chunk: its plugin in vite/src/node/plugins/css.ts is named so. */
const isStyleError = (error: unknown) =>
  (error as { errors?: { plugin?: string }[] }).errors?.some(({ plugin }) => plugin === 'vite:css-post') ?? false;

/**
 * Runs one production build of Vite in memory. Libraries choose their code by NODE_ENV, so the value that a shell or a
 * test runner has set is replaced meanwhile. Throws a ProblemsError for mistakes in the code.
 */
export async function runVite(config: InlineConfig): Promise<{ chunks: BundledChunk[]; assets: BundledAsset[] }> {
  const formerMode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  // What Vite logs of an error is thrown, too.
  const customLogger = { ...createLogger('warn'), error: () => {} };
  const run = (change: InlineConfig = {}) => build({ ...config, ...change, mode: 'production', customLogger });
  const result = await run()
    .catch(async (error: unknown) => {
      // The styles of a chunk are minified together, and the error does not say which fail; minified singly, it does.
      if (isStyleError(error)) await run({ css: { ...config.css, transformer: 'lightningcss' } });
      throw error;
    })
    .catch((error: unknown) => {
      throw toSourceProblems(error, config.build?.rolldownOptions?.cwd ?? process.cwd());
    })
    .finally(() => {
      if (formerMode === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = formerMode;
    });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => {
    if (!('output' in one)) throw new Error('Vite gave a watcher instead of a result');
    return one.output;
  });
  return {
    chunks: outputs.filter((item) => item.type === 'chunk'),
    assets: outputs.filter((item) => item.type === 'asset'),
  };
}
