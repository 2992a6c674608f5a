import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatCount } from '../lib/formatCount.ts';
import { UsageError } from '../lib/problem.ts';
import { tryParseJson } from '../lib/tryParseJson.ts';
import { Manifest } from './manifest.ts';

/** Throws a UsageError if the release in `dist` has sites other than these, which a new release would take away. */
export async function assertKeepsSites(dist: string, hosts: readonly string[]): Promise<void> {
  const text = await readFile(path.join(dist, 'manifest.json'), 'utf8').catch(() => '');
  const { sites = [] } = Manifest.safeParse(tryParseJson(text)).data ?? {};
  const [lost, ...others] = sites.filter(({ host }) => !hosts.includes(host));
  if (!lost) return;
  const count = formatCount(others.length + 1, 'site');
  throw new UsageError(
    `${path.basename(dist)} holds ${count} that this build leaves out, such as ${lost.host}; build all sites, or choose another folder with --out`,
  );
}
