import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { createLineIndex } from '../../build/config/parse/createLineIndex.ts';
import { listLiteralValues } from '../../build/config/parse/literalValues.ts';
import type { SourceDifference } from '../../build/release/sourceSnapshot.ts';
import { parsePo } from '../../lib/parsePo.ts';
import type { Cause, CauseKind, ReadText } from './Cause.ts';
import { findPackageCauses } from './findPackageCauses.ts';

/** Patterns of files and the kind of their changes; the first that matches counts. */
const kinds: readonly (readonly [pattern: RegExp, kind: CauseKind])[] = [
  [/^\(options\)$/, 'options'],
  [/\.po$/, 'text'],
  [/^app\//, 'code'],
  [/^brands\/[^/]+\/theme\.json$/, 'brand'],
  [/^brands\/[^/]+\/|^brands\/retired\.json$/, 'brand'],
  [/^themes\/[^/]+\.json$/, 'theme'],
  [/^(?:brands|themes)\//, 'facts'],
  [/^templates\//, 'template'],
  [/^build\.config\.ts$/, 'setting'],
  [/^package(?:-lock)?\.json$/, 'package'],
];

const kindOf = (file: string): CauseKind => kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'tools';

/** Kinds whose files are lists of values. */
const hasValues = ({ file }: SourceDifference, kind: CauseKind) =>
  ['brand', 'theme', 'setting', 'options'].includes(kind) && (/\.json$|^\(/.test(file) || kind === 'setting');

/** Finds what has changed between two states of the sources: texts, values and packages each by itself. */
export async function findCauses(differences: readonly SourceDifference[], readText: ReadText): Promise<Cause[]> {
  const ofBrands = findBrandFolders(differences);
  const rest = differences.filter(({ file }) => !ofBrands.some((cause) => file.startsWith(`${cause.file}/`)));
  const byKind = Map.groupBy(rest, ({ file }) => kindOf(file));
  const causes = await Promise.all(
    [...byKind].map(async ([kind, found]) => {
      if (kind === 'tools') return [toToolsCause(found, readText)];
      if (kind === 'package') return findPackageCauses(found, readText);
      return (await Promise.all(found.map((one) => findInFile(one, kind, readText)))).flat();
    }),
  );
  return [...ofBrands, ...causes.flat()];
}

/** Finds brands that came or went, each as one cause. */
const findBrandFolders = (differences: readonly SourceDifference[]): Cause[] =>
  differences.flatMap(({ file, before, after }): Cause[] => {
    const [, slug] = /^brands\/([^/]+)\/brand\.json$/.exec(file) ?? [];
    if (slug === undefined || (before !== undefined && after !== undefined)) return [];
    return [{ kind: 'brand', file: `brands/${slug}`, what: before === undefined ? 'new brand' : 'gone' }];
  });

async function findInFile(one: SourceDifference, kind: CauseKind, readText: ReadText): Promise<Cause[]> {
  const [before, after] = [readText(one.before), readText(one.after)];
  const { file } = one;
  const whole = { kind, file, ...describeWhole(one, before, after) };
  if (before === undefined || after === undefined) return [whole];
  if (kind === 'text') return withFallback(findMessages(file, before, after), whole);
  if (!hasValues(one, kind)) return [whole];
  const [former, now] = await Promise.all([
    listLiteralValues({ file, text: before }),
    listLiteralValues({ file, text: after }),
  ]);
  const keys = [...new Set([...now.keys(), ...former.keys()])];
  const found = keys
    .filter((key) => former.get(key)?.text !== now.get(key)?.text)
    .map((key): Cause => {
      const { path, line } = (now.get(key) ?? former.get(key))!;
      const place = kind === 'options' ? {} : { line };
      const name = path[0] === 'companies' ? now.get(`companies.${path[1]}.name`)?.text : undefined;
      const company = name === undefined ? {} : { company: name.slice(1, -1) };
      return { kind, file, ...place, ...company, what: now.has(key) ? key : `${key} gone`, path };
    });
  return withFallback(found, whole);
}

const withFallback = (found: readonly Cause[], whole: Cause): Cause[] => (found.length > 0 ? [...found] : [whole]);

/** Names the first line that differs, as far as the texts are known. */
function describeWhole(
  { before: had, after: has }: SourceDifference,
  before: string | undefined,
  after: string | undefined,
): Pick<Cause, 'line' | 'what'> {
  if (had === undefined) return { what: 'new' };
  if (has === undefined) return { what: 'gone' };
  if (before === undefined || after === undefined) return {};
  const [former, now] = [before.split('\n'), after.split('\n')];
  const changed = now.flatMap((text, at) => (text === former[at] ? [] : [at + 1]));
  // The version of a legal document changes with every other line.
  const line = changed.find((at) => !now[at - 1]!.startsWith('{{!-- version ')) ?? changed[0];
  return { line: line ?? now.length };
}

const MAX_TEXT_LENGTH = 40;

const quote = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return `“${line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH - 1)}…` : line}”`;
};

const nameLanguage = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag);

/** Finds the messages of a catalogue that have changed, came or went. */
function findMessages(file: string, before: string, after: string): Cause[] {
  const read = (text: string) => new Map(parsePo(text).map((one) => [`${one.context ?? ''}\0${one.id}`, one] as const));
  const [former, now] = [read(before), read(after)];
  const lines = { former: createLineIndex(before), now: createLineIndex(after) };
  const tag = file.replace(/^.*\/|\.po$/g, '');
  return [...new Set([...now.keys(), ...former.keys()])].flatMap((key): Cause[] => {
    const [was, is] = [former.get(key), now.get(key)];
    const message = (is ?? was)!;
    if (was?.text === is?.text) return [];
    return [
      {
        kind: 'text',
        file,
        line: (is ? lines.now : lines.former)(message.textOffset).line,
        what: `${quote(message.text || message.id)}${is ? '' : ' gone'}, ${nameLanguage(tag)}`,
        message: {
          tag,
          key: message.explicitId ? message.id : generateMessageId(message.id, message.context),
          origins: [...message.references, ...(was?.references ?? [])],
          texts: [was?.text ?? '', is?.text ?? ''],
        },
      },
    ];
  });
}

/** Joins all changes of the tools, because each can reach everything. */
function toToolsCause(found: readonly SourceDifference[], readText: ReadText): Cause {
  const [first, ...others] = found as [SourceDifference, ...SourceDifference[]];
  const { file, before, after } = first;
  return {
    ...{ kind: 'tools', file, ...describeWhole(first, readText(before), readText(after)) },
    ...(others.length > 0 && { others: others.map((one) => one.file) }),
  };
}
