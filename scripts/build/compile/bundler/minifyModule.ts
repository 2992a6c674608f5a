import { type ExportSpecifier, ImportType, init, parse } from 'es-module-lexer';
import { minify, parseSync } from 'rolldown/utils';
import { scriptTargets } from '../../../lib/supportedBrowsers.ts';
import type { ChunkImport } from '../NeutralApp.ts';
import type { SourceMap } from '../sourceMaps.ts';

await init;

/** A minified module, with the facts that the linker needs. */
export interface MinifiedModule {
  code: string;
  /** Static imports of other chunks. */
  imports: ChunkImport[];
  /** Its uses of import(): the chunk, and the one export that it takes, if it takes one in the bundler's form. */
  lazyImports: { from: string; exported?: string }[];
  /** JavaScript literals of the exports that are constants, by name. */
  constants: Record<string, string>;
}

/**
 * Minifies a module with Rolldown's minifier, and recognises the rest by the form in which the minifier writes.
 * Constants are looked for among `constantExports` only. Throws if the minifier reports an error.
 */
export async function minifyModule(
  name: string,
  source: string,
  constantExports: ReadonlySet<string>,
  sourcemap: boolean,
): Promise<{ minified: MinifiedModule; map?: Omit<SourceMap, 'version'> }> {
  const { code, errors, map } = await minify(name, source, {
    module: true,
    compress: { target: scriptTargets },
    mangle: { toplevel: true },
    codegen: { legalComments: 'none' },
    sourcemap,
  });
  if (errors.length > 0) throw new Error(`chunk ${name} cannot be minified: ${errors[0]?.message}`);
  return { minified: parseMinified(name, code.trimEnd(), constantExports), ...(map && { map }) };
}

/**
 * Finds a minified module's imports, lazy imports and constant exports. Imports are found without a syntax tree, which
 * would cost more than minifying. Throws for an import in an unexpected form.
 */
export function parseMinified(name: string, code: string, constantExports: ReadonlySet<string>): MinifiedModule {
  const [found, exported] = parse(code);
  const imports: MinifiedModule['imports'] = [];
  const lazyImports: MinifiedModule['lazyImports'] = [];
  for (const { t, s, e, ss, se } of found) {
    if (t === ImportType.Static) {
      const declaration = staticImport.exec(code.slice(ss, se));
      if (!declaration) throw new Error(`chunk ${name} imports in a form that is not expected: ${code.slice(ss, se)}`);
      const [, byDefault, list = '', from] = declaration;
      const named = list.split(',').flatMap((one) => {
        const [imported = '', local = imported] = one.split(' as ');
        return imported === '' ? [] : [{ imported, local }];
      });
      imports.push({
        from: from!,
        bindings: [...(byDefault ? [{ imported: 'default', local: byDefault }] : []), ...named],
        start: ss,
        end: code[se] === ';' ? se + 1 : se,
      });
    } else if (t === ImportType.Dynamic) {
      // As findPreloadListEdits.ts has left it. Another import() is that of a library which loads a given address.
      const literal = /^[\w$]+\((["'`])\.\/([^"'`$]+)\1\)$/.exec(code.slice(s, e));
      const from = literal?.[2];
      if (from === undefined) continue;
      const exported = takenExport.exec(code.slice(se, se + 100))?.[2];
      lazyImports.push({ from, ...(exported !== undefined && { exported }) });
    }
  }
  return { code, imports, lazyImports, constants: findConstants(code, exported, constantExports) };
}

/**
 * Pattern of `.then(e=>e.t)` after an import(): the bundler's form for a module that shares a chunk, minified; the same
 * as in findDynamicExports.ts.
 */
const takenExport = /^\.then\(\(?([\w$]+)\)?=>\1\.([\w$]+)\)/;

/**
 * Pattern of `import d,{a as b,c}from"./chunk.js"`: the default import, the list, the chunk, as Rolldown's minifier
 * prints it (oxc/crates/oxc_codegen, without white space).
 */
const staticImport = /^import(?: ?([\w$]+))?,?(?:\{([\w$, ]*)\})?(?: ?from)? ?["']\.\/([^"']+)["']$/;

/**
 * Finds the constant exports that are short literals. A syntax tree is built only if a name gets a value in two places,
 * or may be declared in one and get a value in another.
 */
function findConstants(code: string, exported: readonly ExportSpecifier[], constantExports: ReadonlySet<string>) {
  const constants: Record<string, string> = {};
  let initializers: ReadonlyMap<string, number> | undefined;
  for (const { n: name, ln: local } of exported) {
    if (!local || !constantExports.has(name)) continue;
    const own = local.replaceAll('$', '\\$');
    const places = [...code.matchAll(new RegExp(`(?<![\\w$.])${own}=(?!=)|(?<=(?:let|var) |,)${own}[,;]`, 'g'))];
    const [{ 0: text, index } = { 0: '', index: 0 }] = places;
    if (places.length !== 1 || !text.endsWith('=')) initializers ??= findInitializers(code);
    const literal = readLiteral(code, initializers ? initializers.get(local) : index + text.length);
    if (literal !== undefined) constants[name] = literal;
  }
  return constants;
}

/** Finds the offsets of the values that top-level variables get where they are declared. */
function findInitializers(code: string): ReadonlyMap<string, number> {
  const declarations = parseSync('chunk.js', code).program.body.flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  return new Map(
    declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init.start]] : [])),
  );
}

/** Length of the longest literal that is copied into the importing chunks. */
const MAX_LITERAL_LENGTH = 64;

/** Pattern of constants as Rolldown's minifier prints them: `!0` and `void 0` are its own (oxc/crates/oxc_minifier). */
const literalPattern =
  /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`|-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|![01]|void 0|null)(?=[,;]|\n|$)/y;

/** Reads the literal at an offset, if there is one that ends the declaration. */
function readLiteral(code: string, offset: number | undefined): string | undefined {
  if (offset === undefined) return undefined;
  literalPattern.lastIndex = offset;
  const text = literalPattern.exec(code)?.[0];
  return text !== undefined && text.length <= MAX_LITERAL_LENGTH ? text : undefined;
}
