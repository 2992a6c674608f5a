import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';
import { assetsFolder } from '../NeutralApp.ts';
import { isNamed, walkAst } from '../walkAst.ts';
import { preloadMarker } from './preloadMarkers.ts';

const table = '__vite__mapDeps';

/** A string with the path of a script or style sheet, as the table holds them. */
const leftPath = new RegExp(`(["'\`])${assetsFolder}/[\\w.-]+\\.(?:js|css)\\1`);

/**
 * Vite collects the preload lists of a chunk in one table, `__vite__mapDeps`, which names every chunk, even those that a
 * site drops. The table is removed, and each call gets a marker, which linking replaces by the site's own list. Throws if a
 * path is left, as it would be if Vite named its table differently.
 */
export function replacePreloadLists(code: string, name: string): string {
  const replaced = code.includes(table) ? replaceTable(code, name) : code;
  const path = leftPath.exec(replaced)?.[0];
  if (path) throw new Error(`chunk ${name}: Vite's preload lists have an unexpected form; ${path} is left`);
  return replaced;
}

function replaceTable(code: string, name: string): string {
  const { program } = parseSync(name, code);
  const out = new MagicString(code);
  walkAst(program, (node, parent) => {
    if (node.type === 'VariableDeclaration' && node.declarations.some(({ id }) => isNamed(id, table))) {
      if (node.declarations.length !== 1) throw new Error(`chunk ${name}: unexpected preload table`);
      out.remove(node.start, node.end);
    }
    if (node.type !== 'CallExpression' || !isNamed(node.callee, table)) return;
    if (parent?.type !== 'CallExpression') return;
    const loader = parent.arguments[0];
    const target = loader && code.slice(loader.start, loader.end).match(/import\((["'`])\.\/([^"'`]+)\1\)/)?.[2];
    if (!target) throw new Error(`chunk ${name}: a preload list without import()`);
    out.overwrite(node.start, node.end, `[${JSON.stringify(preloadMarker(target))}]`);
  });
  return out.toString();
}
