import type { Plugin } from 'vite';
import { type Cache, cachedJson, noCache } from '../../lib/cache.ts';
import { hashTree } from '../../lib/hashTree.ts';
import type { OffsetProblem } from '../config/parse/pathProblem.ts';
import { toProjectPath } from './projectPath.ts';
import { stopAtFirstProblem } from './stopAtFirstProblem.ts';

/** Pattern of a module's import of macros. */
const macroImport = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

/**
 * Creates the Vite plugin behind lingui's macros (`t`, `<Trans>`), which are calls that become others when a module is
 * compiled. Loads Babel for the first module that the cache does not have.
 */
export function macrosPlugin(root: string, cache: Cache = noCache): Plugin {
  const settings = hashTree(root, ['.linguirc.ts']);
  let expander: ReturnType<typeof createExpander> | undefined;
  return {
    name: 'matchpress:macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: macroImport },
      handler(code, id) {
        const inputs = [toProjectPath(root, id), code, process.env.NODE_ENV, settings];
        return cachedJson(cache, 'macros', inputs, async () => {
          expander ??= createExpander(root);
          const expand = await expander;
          return expand(code, id).catch((error: Error) => {
            if ('pos' in error) stopAtFirstProblem(this, [toSyntaxProblem(error, id)]);
            throw error;
          });
        });
      },
    },
  };
}

/** Turns an error of Babel, which has the file before the message and the position after it, into a problem. */
const toSyntaxProblem = ({ message, pos }: Error & { pos?: unknown }, file: string): OffsetProblem => ({
  offset: Number(pos),
  message: message
    .split('\n')[0]!
    .replace(`${file}: `, '')
    .replace(/\.? \(\d+:\d+\):?$/, ''),
});

/** Loads Babel; returns the function that expands the macros of a module and leaves its types and JSX. */
async function createExpander(root: string) {
  const [{ transformAsync }, { getConfig }] = await Promise.all([import('@babel/core'), import('@lingui/conf')]);
  const linguiConfig = getConfig({ cwd: root });
  return async (code: string, id: string) => {
    const result = await transformAsync(code, {
      filename: id,
      cwd: import.meta.dirname,
      babelrc: false,
      configFile: false,
      inputSourceMap: false,
      sourceMaps: true,
      parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
    });
    return { code: result!.code!, map: JSON.stringify(result!.map) };
  };
}
