import { valueAt } from '../../build/config/parse/omitPaths.ts';
import { findScriptProperty } from '../../build/config/parse/scriptLocator.ts';
import type { ConfigSource } from '../../build/config/schema/sources.ts';

/** Lists the paths in build.config.ts of a brand's own receivers and budget. */
const listOwnPaths = ({ value }: ConfigSource, slug: string): string[][] =>
  Object.keys((valueAt(value, ['environments']) as object | undefined) ?? {})
    .map((environment) => ['environments', environment, 'receivers', 'brands', slug])
    .concat([['siteBudget', 'brands', slug]])
    .filter((path) => valueAt(value, path) !== undefined);

/** Returns the text of build.config.ts in which each property at these paths is changed, beginning at the end. */
async function editProperties(
  config: ConfigSource,
  slug: string,
  edit: (text: string, at: NonNullable<Awaited<ReturnType<typeof findScriptProperty>>>) => string,
): Promise<string | undefined> {
  const paths = listOwnPaths(config, slug);
  const found = (await Promise.all(paths.map((path) => findScriptProperty(config, path)))).flatMap((at) => at ?? []);
  if (found.length === 0) return undefined;
  return found.toSorted((a, b) => b.start - a.start).reduce(edit, config.text);
}

/** Moves the brand's receivers and budget in build.config.ts to another slug; undefined if it has none. */
export const renameOwnSettings = (config: ConfigSource, slug: string, to: string): Promise<string | undefined> =>
  editProperties(config, slug, (text, { keyStart, keyEnd }) => {
    const key = /^[a-z]\w*$/.test(to) ? to : `'${to}'`;
    return text.slice(0, keyStart) + key + text.slice(keyEnd);
  });

/** Removes the brand's receivers and budget from build.config.ts; undefined if it has none. */
export const removeOwnSettings = (config: ConfigSource, slug: string): Promise<string | undefined> =>
  editProperties(config, slug, (text, { start, end }) => {
    const rest = text.slice(end).replace(/^[^\S\n]*,/, '');
    const before = text.slice(0, start);
    // Its line goes with it, if nothing else is on it.
    const line = /^[^\S\n]*\n/.test(rest) ? /\n[^\S\n]*$/.exec(before) : null;
    return line ? before.slice(0, line.index) + rest : before + rest;
  });
