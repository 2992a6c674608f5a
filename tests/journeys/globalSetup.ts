import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { buildGallery } from '../../scripts/gallery/buildGallery.ts';
import { runBuild } from '../../scripts/pipeline/runBuild.ts';
import { visits } from '../look/visits.ts';
import { folderVariable, galleryFolder, journeySites, portsOf, releaseOf } from './sites.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The projects that the command line names (`--project german`); none of them named means all. */
const readProjects = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, index) => {
    if (arg === '--project') return [args[index + 1]!];
    return arg.startsWith('--project=') ? [arg.slice('--project='.length)] : [];
  });

/** Builds what the projects need: each site once for each worker's sandbox, and the gallery. Gives the way to remove it. */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matchpress-journeys-'));
  process.env[folderVariable] = folder;
  const projects = readProjects(process.argv);
  const isWanted = (project: string) => projects.length === 0 || projects.some((name) => name.startsWith(project));
  const lookedAt = ['look', 'firefox', 'webkit'].some(isWanted) ? visits.map(({ site }) => site) : [];
  for (const site of new Set([...journeySites.filter(({ key }) => isWanted(key)), ...lookedAt])) {
    for (let worker = 0; worker < workers; worker++) {
      const { sandboxPort } = portsOf(site, worker);
      const filter = { brands: [site.brand], domains: [site.domain], environment: 'sandbox', sandboxPort };
      await runBuild(root, { filter, dist: releaseOf(site, worker), compressed: false });
    }
  }
  if (isWanted('gallery')) await buildGallery(root, galleryFolder());
  return () => rm(folder, { recursive: true, force: true });
}
