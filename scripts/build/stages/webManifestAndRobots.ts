import { pageColors } from '../config/colors/lookColors.ts';
import type { Site } from '../plan/planBuild.ts';
import { type Artifact, textArtifact } from './artifact.ts';
import { compileTemplate } from './compileTemplate.ts';

export type RenderWebManifestAndRobots = (site: Site) => Artifact[];

/** Compiles the templates of the web manifest and robots.txt once, for any site. */
export async function loadWebManifestAndRobotsTemplates(root: string): Promise<RenderWebManifestAndRobots> {
  const compile = (name: string) => compileTemplate(root, name);
  const [manifest, robots] = await Promise.all(['manifest.webmanifest', 'robots.txt'].map(compile));
  return ({ values, brand }) => [
    textArtifact(
      'manifest.webmanifest',
      manifest!({
        name: values.name,
        lang: values.languageTag,
        background: pageColors(brand.look, brand.theme).day,
        theme: brand.theme.primary['700'],
      }),
    ),
    textArtifact('robots.txt', robots!({ host: values.host })),
  ];
}
