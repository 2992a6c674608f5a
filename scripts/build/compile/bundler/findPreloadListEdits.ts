import { parseSync } from 'rolldown/utils';
import { applyEdits, type Edit } from '../applyEdits.ts';
import { assetsFolder } from '../NeutralApp.ts';
import { type AstNode, isNamed, walkAst } from '../walkAst.ts';
import { preloadMarker } from './preloadMarkers.ts';

/**
 * Function that Vite declares at the start of a chunk (generateBundle in vite/src/node/plugins/importAnalysisBuild.ts).
 */
const table = '__vite__mapDeps';

/** Pattern of a string with the path of a script or style sheet, as the table holds them. */
const leftPath = new RegExp(`(["'\`])${assetsFolder}/[\\w.-]+\\.(?:js|css)\\1`);

/** Pattern of a list as Vite writes it: none, or numbers of the table. */
const viteList = new RegExp(`^(?:\\[\\]|void 0|${table}\\(\\[[\\d,]+\\]\\))$`);

/** Name of the parameter by which a loader gets the function from a chunk's name to its address. */
const addressOf = '__addressOf';

/**
 * Finds the edits that remove Vite's table of preload lists, `__vite__mapDeps`, which names every chunk, even those
 * that a site drops. `__vitePreload(() => import("./a.js"), __vite__mapDeps([0]))` becomes `__vitePreload((__addressOf) =>
 * import(__addressOf("./a.js")), ["<marker>"])`: linking replaces the marker by the site's own list, and app/site/importChunk.ts
 * knows addresses that no import map has. Throws for every other form.
 */
export function findPreloadListEdits(code: string, name: string): Edit[] {
  const edits = code.includes('import(') ? findLoaderEdits(code, name) : [];
  const path = leftPath.exec(applyEdits(code, edits))?.[0];
  if (path) throw new Error(`chunk ${name}: Vite's preload lists have an unexpected form; ${path} is left`);
  return edits;
}

function findLoaderEdits(code: string, name: string): Edit[] {
  const { program } = parseSync(name, code);
  const edits: Edit[] = [];
  const parents = new Map<AstNode, AstNode | undefined>();
  walkAst(program, (node, parent) => {
    parents.set(node, parent);
    if (node.type === 'VariableDeclaration' && node.declarations.some(({ id }) => isNamed(id, table))) {
      if (node.declarations.length !== 1) throw new Error(`chunk ${name}: unexpected preload table`);
      edits.push({ start: node.start, end: node.end, text: '' });
    }
    // A library loads a given address.
    if (node.type !== 'ImportExpression' || node.source.type !== 'Literal') return;
    const chunk = /^\.\/(.+)$/.exec(String(node.source.value))?.[1];
    const { loader, list } = findLoader(node, parents) ?? {};
    if (!chunk || !loader || !list || !viteList.test(code.slice(list.start, list.end))) {
      throw new Error(`chunk ${name}: an import() without a preload list: ${code.slice(node.start, node.end)}`);
    }
    const parameters = code.indexOf('()', loader.start) + 1;
    edits.push(
      { start: parameters, end: parameters, text: addressOf },
      { start: node.source.start, end: node.source.start, text: `${addressOf}(` },
      { start: node.source.end, end: node.source.end, text: ')' },
      { start: list.start, end: list.end, text: `[${JSON.stringify(preloadMarker(chunk))}]` },
    );
  });
  return edits;
}

/** Finds the loader with an import(), a function without parameters, and the list that Vite gives its function beside it. */
function findLoader(
  imported: AstNode,
  parents: ReadonlyMap<AstNode, AstNode | undefined>,
): { loader: AstNode; list: AstNode | undefined } | undefined {
  for (let node: AstNode | undefined = imported; node; node = parents.get(node)) {
    const parent = parents.get(node);
    if (node.type !== 'ArrowFunctionExpression' || node.params.length > 0) continue;
    if (parent?.type === 'CallExpression' && parent.arguments[0] === node)
      return { loader: node, list: parent.arguments[1] };
  }
  return undefined;
}
