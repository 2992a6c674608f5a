import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import type { Site } from '../plan/planBuild.ts';
import { type Artifact, textArtifact } from './artifact.ts';

export type RenderWebManifestAndRobots = (site: Site) => Artifact[];

/** Compiles the templates of the web manifest and robots.txt once, for any site. */
export async function loadWebManifestAndRobotsTemplates(root: string): Promise<RenderWebManifestAndRobots> {
  const handlebars = Handlebars.create();
  handlebars.registerHelper('json', (value: unknown) => JSON.stringify(value));
  const compile = async (name: string) =>
    handlebars.compile(await readFile(path.join(root, 'templates', name), 'utf8'), { strict: true });
  const [manifest, robots] = await Promise.all([compile('manifest.webmanifest.hbs'), compile('robots.txt.hbs')]);
  return ({ values, brand }) => [
    textArtifact(
      'manifest.webmanifest',
      manifest({
        name: values.name,
        lang: values.languageTag,
        background: brand.theme.neutral['050'],
        theme: brand.theme.primary['700'],
      }),
    ),
    textArtifact('robots.txt', robots({ host: values.host })),
  ];
}
