import { readFileSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { runBuild } from '../../scripts/build/release/runBuild.ts';
import { defaultCacheFolder } from '../../scripts/lib/cache.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { listFiles } from '../../scripts/lib/listFiles.ts';
import { replaceFile } from '../support/builtFixture.ts';
import { copyRepository, type RepositoryCopy } from '../support/copyRepository.ts';

/** Hosts of the two sites. */
export const storyHosts = ['members.brindelow.uk.example', 'members.brindelow.nz.example'] as const;

/** Two releases of the real app, and the copy of the project that they were built in. */
export interface StoryReleases extends RepositoryCopy {
  /** Folders of the releases; every text of the second differs, and so do the names of the scripts that have them. */
  first: string;
  second: string;
  /** Size of the contents of the second that the first has in no file. */
  sizeOfChange(): number;
}

/** Hashes the files of a release; returns sizes by hash. */
const hashRelease = (release: string) =>
  new Map(
    listFiles(release).map((file) => {
      const bytes = readFileSync(path.join(release, file));
      return [sha256(bytes), bytes.length] as const;
    }),
  );

/** Builds both releases of two sites, whose servers hand calls on to a sandbox; `targets` are those of build.config.ts. */
export async function buildStoryReleases(sandbox: string, targets: string): Promise<StoryReleases> {
  const repository = await copyRepository();
  const { root } = repository;
  const edit = async (name: string, change: (text: string) => string) => {
    const file = path.join(root, name);
    await replaceFile(file, change(await readFile(file, 'utf8')));
  };
  const build = async () => {
    const dist = path.join(root, 'dist');
    const filter = { brands: ['brindelow'], domains: ['uk', 'nz'], environment: 'sandbox' };
    await runBuild(root, {
      filter: { ...filter, sandboxPort: Number(new URL(sandbox).port) },
      // The app has been compiled there, mostly.
      ...{ dist, cacheFolder: defaultCacheFolder(path.resolve(import.meta.dirname, '../..')), compressed: false },
    });
    return realpath(dist);
  };
  await edit('build.config.ts', (text) =>
    text
      .replace("siteIds: 'next',", `siteIds: 'next', targets: {${targets}\n},`)
      .replace("api: 'http://127.0.0.1:4310'", '$&, proxiedApi: true'),
  );
  const first = await build();
  await edit('app/i18n/en.po', (text) => text.replaceAll(/^msgstr ".*\w(?=\.")/gm, '$&, indeed'));
  const second = await build();
  const sizeOfChange = () => {
    const former = hashRelease(first);
    return [...hashRelease(second)].reduce((sum, [hash, size]) => sum + (former.has(hash) ? 0 : size), 0);
  };
  return { ...repository, first, second, sizeOfChange };
}
