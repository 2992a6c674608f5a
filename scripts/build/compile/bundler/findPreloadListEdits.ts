import { parseSync } from 'rolldown/utils';
import { applyEdits, type Edit } from '../applyEdits.ts';
import { assetsFolder } from '../NeutralApp.ts';
import { isNamed, walkAst } from '../walkAst.ts';
import { preloadMarker } from './preloadMarkers.ts';

/**
 * Function that Vite declares at the start of a chunk (generateBundle in vite/src/node/plugins/importAnalysisBuild.ts).
 */
const table = '__vite__mapDeps';

/** Pattern of a string with the path of a script or style sheet, as the table holds them. */
const leftPath = new RegExp(`(["'\`])${assetsFolder}/[\\w.-]+\\.(?:js|css)\\1`);

/**
 * Finds the edits that remove Vite's table of preload lists, `__vite__mapDeps`, which names every chunk, even those
 * that a site drops, and that give each call a marker, which linking replaces by the site's own list. Throws if a path
 * is left, as it would be if Vite named its table differently.
 */
export function findPreloadListEdits(code: string, name: string): Edit[] {
  const edits = code.includes(table) ? findTableEdits(code, name) : [];
  const path = leftPath.exec(applyEdits(code, edits))?.[0];
  if (path) throw new Error(`chunk ${name}: Vite's preload lists have an unexpected form; ${path} is left`);
  return edits;
}

function findTableEdits(code: string, name: string): Edit[] {
  const { program } = parseSync(name, code);
  const edits: Edit[] = [];
  walkAst(program, (node, parent) => {
    if (node.type === 'VariableDeclaration' && node.declarations.some(({ id }) => isNamed(id, table))) {
      if (node.declarations.length !== 1) throw new Error(`chunk ${name}: unexpected preload table`);
      edits.push({ start: node.start, end: node.end, text: '' });
    }
    if (node.type !== 'CallExpression' || !isNamed(node.callee, table)) return;
    // Vite passes the list to its helper after the loader: `preload(() => import("./chunk.js"), __vite__mapDeps([0,
    // 1]))`.
    if (parent?.type !== 'CallExpression') return;
    const loader = parent.arguments[0];
    const target = loader && code.slice(loader.start, loader.end).match(/import\((["'`])\.\/([^"'`]+)\1\)/)?.[2];
    if (!target) throw new Error(`chunk ${name}: a preload list without import()`);
    edits.push({ start: node.start, end: node.end, text: `[${JSON.stringify(preloadMarker(target))}]` });
  });
  return edits;
}
