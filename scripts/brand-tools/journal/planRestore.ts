import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RetiredBrands } from '../../../brands/retiredSchema.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import type { FolderFiles } from '../../build/output/writeFolder.ts';
import { sha256 } from '../../lib/hash.ts';
import { listFiles } from '../../lib/listFiles.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';
import { removeJsonKey } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import type { Project } from '../lifecycle/readProject.ts';
import type { ChangeJournal, JournalEntry } from './changeJournal.ts';

/** Finds the newest change that removed a brand's folder. */
const findRemoval = ({ entries }: ChangeJournal, slug: string): JournalEntry | undefined =>
  entries.findLast(({ files }) => files.some((file) => file.path === `brands/${slug}/brand.json` && !file.after));

/** Reads the removed files of a brand from the journal; undefined where it has not all of them. */
function readRemoved(journal: ChangeJournal, slug: string): FolderFiles | undefined {
  const files = findRemoval(journal, slug)?.files.filter((file) => file.path.startsWith(`brands/${slug}/`));
  const read = files?.flatMap(({ path: name, before }) => {
    const content = before === undefined ? undefined : journal.read(before);
    return content ? [[name, content] as const] : [];
  });
  return read && read.length > 0 && read.length === files!.length ? Object.fromEntries(read) : undefined;
}

/** Reads a copy of a brand's folder. */
async function readCopy(folder: string, slug: string): Promise<FolderFiles> {
  const names = existsSync(folder) ? listFiles(folder) : [];
  if (!names.includes('brand.json')) {
    const hint = 'it takes a copy of the folder that was in brands/, such as from a backup';
    throw new ProblemsError([toFileProblem(folder, 'there is no brand.json in this folder', hint)]);
  }
  const read = names.map(async (name) => [`brands/${slug}/${name}`, await readFile(path.join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Plans to bring a retired brand back, with its siteIds and hosts: its folder comes from the journal, or from a copy.
 *
 * @param copy a folder with the brand's files; undefined for those that the journal has
 */
export async function planRestore(
  project: Project,
  journal: ChangeJournal,
  slug: string,
  copy: string | undefined,
): Promise<PlannedChange> {
  const file = 'brands/retired.json';
  const { text } = project.sources.retired ?? { text: '{ "brands": {} }' };
  const { brands } = RetiredBrands.parse(JSON.parse(text));
  if (!Object.hasOwn(brands, slug))
    throw new UsageError(`no brand "${slug}" is retired; ${suggestValue(slug, Object.keys(brands), 'there are')}`);
  const files = copy === undefined ? readRemoved(journal, slug) : await readCopy(copy, slug);
  if (!files)
    throw new UsageError(`.cache/changes no longer has the folder of ${slug}; give a copy of it with --from <folder>`);
  const isLast = Object.keys(brands).length === 1;
  const { config } = project;
  const settings = findRemoval(journal, slug)?.files.find((one) => one.path === config.file);
  const former = settings?.before === undefined ? undefined : journal.read(settings.before);
  const fits = former && settings?.after === sha256(Buffer.from(config.text));
  return {
    change: {
      removes: isLast ? [file] : [],
      files: {
        ...files,
        ...(isLast ? {} : { [file]: removeJsonKey(text, ['brands', slug]) }),
        ...(fits && { [config.file]: former }),
      },
    },
    lines: [
      `brands/${slug} is back, with ${Object.keys(files).length} files`,
      `its siteIds are in use again: ${brands[slug]!.siteIds.join(', ')}`,
      ...Object.keys(brands[slug]!.hosts).map((host) => `${host} serves it again, if DNS still leads there`),
      ...(settings && !fits
        ? [`${config.file} has changed since: put the receivers of ${slug} back there yourself`]
        : []),
    ],
  };
}
