import { listLiteralValues } from '../../build/config/parse/literalValues.ts';
import type { SourceDifference } from '../../build/release/sourceSnapshot.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import type { Cause, ReadText } from './Cause.ts';

const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * Finds the packages whose versions have changed: in package.json with their lines, the others in package-lock.json; and
 * what else has changed in package.json.
 */
export async function findPackageCauses(found: readonly SourceDifference[], readText: ReadText): Promise<Cause[]> {
  const textsOf = (name: string) => {
    const { before, after } = found.find(({ file }) => file === name) ?? {};
    return [readText(before) ?? '', readText(after) ?? ''] as const;
  };
  const own = await findInPackageFile(...textsOf('package.json'));
  const known = new Set(own.map(({ packageName }) => packageName));
  const locked = findInLockFile(...textsOf('package-lock.json')).filter(({ packageName }) => !known.has(packageName));
  const causes = [...own, ...locked];
  return causes.length > 0 ? causes : found.map(({ file }): Cause => ({ kind: 'package', file }));
}

async function findInPackageFile(before: string, after: string): Promise<Cause[]> {
  const file = 'package.json';
  const [former, now] = await Promise.all([
    listLiteralValues({ file, text: before }),
    listLiteralValues({ file, text: after }),
  ]);
  return [...new Set([...now.keys(), ...former.keys()])].flatMap((key): Cause[] => {
    const [was, is] = [former.get(key), now.get(key)];
    if (was?.text === is?.text) return [];
    const { path, line } = (is ?? was)!;
    const [list, name] = path;
    if (!lists.includes(list!)) return [{ kind: 'tools', file, line, what: key }];
    const packageName = path.slice(1).join('.');
    return [
      {
        kind: 'package',
        file,
        line,
        packageName,
        what: describeVersions(name!, unquote(was?.text), unquote(is?.text)),
      },
    ];
  });
}

const unquote = (text: string | undefined) => text?.slice(1, -1);

const describeVersions = (name: string, was = 'none', is = 'none') => `${name} ${was} → ${is}`;

function findInLockFile(before: string, after: string): Cause[] {
  const read = (text: string) => {
    const { packages = {} } = Object(tryParseJson(text)) as { packages?: Record<string, { version?: string }> };
    return new Map(Object.entries(packages).map(([name, { version }]) => [name, version]));
  };
  const [former, now] = [read(before), read(after)];
  return [...new Set([...now.keys(), ...former.keys()])].flatMap((name): Cause[] => {
    const [was, is] = [former.get(name), now.get(name)];
    if (was === is || name === '') return [];
    const packageName = name.replace('node_modules/', '');
    return [{ kind: 'package', file: 'package-lock.json', packageName, what: describeVersions(packageName, was, is) }];
  });
}
