import { generate, parse as parseCss, walk } from 'css-tree/dist/csstree.esm';
import {
  type DesignToken,
  isRecord,
  parseColorValue,
  parseFamilyValue,
  parseLengthValue,
  type TokenValue,
} from './DesignToken.ts';

/** Token as it is written: its value may refer to another one. */
interface WrittenToken {
  path: string;
  type: string | undefined;
  value: unknown;
  isNight: boolean;
}

/** Content of a token file. */
export interface ReadTokens {
  tokens: DesignToken[];
  /** Theme and look as this project has exported them. */
  exported?: unknown;
  /** Problems by the path of the token. */
  problems: { path: string; message: string; hint: string }[];
}

/** Key of the extension in which an export has what the theme's own file says. */
export const extensionKey = 'org.matchpress.brand';

const MAX_DEPTH = 40;
const MAX_TOKENS = 20_000;

/** Names of sets, modes and selectors that are about the night. */
const nightName = /(?:^|[^a-z])(?:dark|night|nacht|dunkel|sombre|nuit)(?:$|[^a-z])/i;

const toPath = (names: readonly string[]) => names.join('.');

/** Lists the tokens of nested groups: of DTCG (`$value`), Tokens Studio (`value`), or plain values. */
function listNested(
  group: unknown,
  names: readonly string[],
  inherited: string | undefined,
  isNight: boolean,
): WrittenToken[] {
  if (names.length > MAX_DEPTH || !isRecord(group)) return [];
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  return Object.entries(group).flatMap(([name, item]): WrittenToken[] => {
    if (name.startsWith('$')) return [];
    const path = [...names, name];
    const night = isNight || (names.length < 2 && nightName.test(name));
    if (!isRecord(item)) {
      const isPlain = typeof item === 'string' || typeof item === 'number';
      return isPlain && name !== 'description' ? [{ path: toPath(path), type, value: item, isNight: night }] : [];
    }
    const value =
      item.$value ??
      (isRecord(item.value) && !('unit' in item.value) && !('colorSpace' in item.value) ? undefined : item.value);
    if (value === undefined) return listNested(item, path, type, night);
    const own = [item.$type, item.type].find((one) => typeof one === 'string') as string | undefined;
    const modes = isRecord(item.$extensions) && isRecord(item.$extensions.mode) ? item.$extensions.mode : {};
    return [
      { path: toPath(path), type: own ?? type, value, isNight: night },
      ...Object.entries(modes)
        .filter(([mode]) => nightName.test(mode))
        .map(([, other]) => ({ path: toPath(path), type: own ?? type, value: other, isNight: true })),
    ];
  });
}

/** Lists the variables that plugins export from Figma: collections with modes, and values by mode. */
function listFigmaVariables(file: Readonly<Record<string, unknown>>): WrittenToken[] | undefined {
  const holder = isRecord(file.meta) ? file.meta : file;
  const toList = (value: unknown) =>
    (Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []).filter(isRecord);
  const collections = toList(holder.variableCollections ?? holder.collections);
  const variables = [...toList(holder.variables), ...collections.flatMap(({ variables: own }) => toList(own))];
  if (!variables.some(({ valuesByMode }) => isRecord(valuesByMode))) return undefined;
  const modeNames = new Map<string, string>();
  for (const { modes } of collections) {
    for (const [key, mode] of isRecord(modes) ? Object.entries(modes) : []) modeNames.set(key, String(mode));
    for (const mode of Array.isArray(modes) ? modes : []) modeNames.set(String(mode.modeId), String(mode.name));
  }
  const names = new Map(variables.map(({ id, name }) => [id, String(name).replaceAll('/', '.')]));
  return variables.flatMap(({ name, valuesByMode }) =>
    Object.entries(isRecord(valuesByMode) ? valuesByMode : {}).map(([mode, value]) => ({
      path: String(name).replaceAll('/', '.'),
      type: undefined,
      value:
        isRecord(value) && value.type === 'VARIABLE_ALIAS' ? `{${names.get(value.id) ?? String(value.id)}}` : value,
      isNight: nightName.test(modeNames.get(mode) ?? ''),
    })),
  );
}

/** Lists the tokens of a resolver of DTCG 2025.10: its sets, then its modifiers. */
function listResolved(file: Readonly<Record<string, unknown>>): WrittenToken[] | undefined {
  const { sets, modifiers } = file;
  if (!isRecord(sets) || !('resolutionOrder' in file)) return undefined;
  const listSources = (sources: unknown, isNight: boolean) =>
    (Array.isArray(sources) ? sources : []).flatMap((source) => listNested(source, [], undefined, isNight));
  return [
    ...Object.entries(sets).flatMap(([name, set]) =>
      listSources(isRecord(set) ? set.sources : [], nightName.test(name)),
    ),
    ...Object.values(isRecord(modifiers) ? modifiers : {}).flatMap((modifier) =>
      Object.entries(isRecord(modifier) && isRecord(modifier.contexts) ? modifier.contexts : {}).flatMap(
        ([context, sources]) => listSources(sources, nightName.test(context)),
      ),
    ),
  ];
}

/** Lists the custom properties of a style sheet. */
function listCssProperties(text: string): WrittenToken[] {
  const found: WrittenToken[] = [];
  walk(parseCss(text, { parseCustomProperty: false }), {
    visit: 'Declaration',
    enter(declaration) {
      if (!declaration.property.startsWith('--')) return;
      const around = [this.rule?.prelude, this.atrule?.prelude].map((prelude) => (prelude ? generate(prelude) : ''));
      found.push({
        path: declaration.property.slice(2).replaceAll('-', '.'),
        type: undefined,
        value: generate(declaration.value).trim(),
        isNight: around.some((one) => nightName.test(one)),
      });
    },
  });
  return found;
}

/** Returns the path that a value refers to: `{a.b}`, `{ "$ref": "#/a/b/$value" }` or `var(--a-b)`. */
function findReference(value: unknown): string | undefined {
  const pointer = isRecord(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
  if (pointer !== undefined)
    return pointer
      .replace(/^#\//, '')
      .replace(/\/\$value$/, '')
      .replaceAll('/', '.');
  if (typeof value !== 'string') return undefined;
  return /^\{([^{}]+)\}$/.exec(value.trim())?.[1] ?? /^var\(--([\w-]+)/.exec(value)?.[1]?.replaceAll('-', '.');
}

function toValue(type: string | undefined, value: unknown): TokenValue | undefined {
  const hex = parseColorValue(value);
  if (hex !== undefined) return { kind: 'color', hex };
  const isFamily = type === undefined ? /[a-z]/i.test(String(value)) : /font-?famil/i.test(type);
  const pixels = parseLengthValue(value);
  if (pixels !== undefined) return { kind: 'length', pixels };
  const families = isFamily ? parseFamilyValue(value) : undefined;
  return families && { kind: 'family', families };
}

/** Follows references to a value; a circle or a missing token gives its chain in place of one. */
function follow(token: WrittenToken, find: (path: string, isNight: boolean) => WrittenToken | undefined) {
  const chain = [token.path];
  let present = token;
  for (;;) {
    const reference = findReference(present.value);
    if (reference === undefined) return { token: present, chain };
    const next = find(reference, token.isNight);
    if (!next) return { chain, problem: `refers to "${reference}", which is not there` };
    if (chain.includes(next.path)) return { chain, problem: `refers to itself: ${[...chain, next.path].join(' → ')}` };
    chain.push(next.path);
    present = next;
  }
}

function resolveTokens(written: readonly WrittenToken[]): Pick<ReadTokens, 'tokens' | 'problems'> {
  const byPath = Map.groupBy(written, ({ path }) => path);
  // Tokens Studio leaves out the name of the set.
  const byEnd = Map.groupBy(written, ({ path }) => path.slice(path.indexOf('.') + 1));
  const find = (path: string, isNight: boolean) => {
    const found = byPath.get(path) ?? byEnd.get(path);
    return found?.find((one) => one.isNight === isNight) ?? found?.[0];
  };
  const references = new Map<string, number>();
  const problems: ReadTokens['problems'] = [];
  const resolved = written.flatMap((token): DesignToken[] => {
    const { token: end, chain, problem } = follow(token, find);
    for (const path of chain.slice(1)) references.set(path, (references.get(path) ?? 0) + 1);
    if (problem !== undefined) {
      problems.push({ path: token.path, message: problem, hint: 'export the tokens again, with all their sets' });
      return [];
    }
    const value = toValue(token.type ?? end!.type, end!.value);
    return value ? [{ path: token.path, value, isNight: token.isNight, references: 0 }] : [];
  });
  return { tokens: resolved.map((token) => ({ ...token, references: references.get(token.path) ?? 0 })), problems };
}

const fail = (message: string, hint: string): ReadTokens => ({ tokens: [], problems: [{ path: '', message, hint }] });

/**
 * Reads design tokens: of DTCG 2025.10 with or without a resolver, of Tokens Studio, of Figma's plugins, or the custom
 * properties of a style sheet. What no theme can use, such as shadows, is left out.
 */
export function readTokens(text: string): ReadTokens {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return fail('the file is empty', 'export the tokens again');
  let file: unknown;
  if (/^[[{]/.test(trimmed)) {
    try {
      file = JSON.parse(trimmed);
    } catch (error) {
      return fail(`this is no JSON: ${(error as Error).message}`, 'export the tokens again');
    }
  }
  const written = isRecord(file)
    ? (listFigmaVariables(file) ?? listResolved(file) ?? listNested(file, [], undefined, false))
    : Array.isArray(file)
      ? file.flatMap((part) =>
          isRecord(part) ? (listFigmaVariables(part) ?? listNested(part, [], undefined, false)) : [],
        )
      : listCssProperties(trimmed);
  if (written.length === 0)
    return fail('there are no tokens', 'it takes DTCG, Tokens Studio, variables of Figma, or CSS');
  if (written.length > MAX_TOKENS) return fail(`these are ${written.length} tokens`, `at most ${MAX_TOKENS} are read`);
  const resolved = resolveTokens(written);
  if (resolved.tokens.length + resolved.problems.length === 0)
    return fail('no token is a colour, a length or a typeface', 'export the colours, too');
  const extensions = isRecord(file) && isRecord(file.$extensions) ? file.$extensions : {};
  return { ...resolved, ...(extensionKey in extensions && { exported: extensions[extensionKey] }) };
}
