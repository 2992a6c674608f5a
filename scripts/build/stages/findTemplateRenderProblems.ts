import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Problem, ProblemsError } from '../../lib/problem.ts';
import type { Catalogue } from '../config/schema/catalogue.ts';
import { toHostAnswerRules } from '../hosting/hostAnswerRules.ts';
import { toServingRules } from '../hosting/servingRules.ts';
import { toOtherHostAnswers } from '../plan/hostAnswers.ts';
import { planBuild, type Site } from '../plan/planBuild.ts';
import { loadChatFrameTemplate } from './chatFrame.ts';
import type { SiteFonts } from './fonts.ts';
import { toFrameDocuments } from './frames.ts';
import { loadHostAnswerTemplates } from './hostAnswerFiles.ts';
import { loadHostingTemplates } from './hostingFiles.ts';
import { loadIndexHtmlTemplate } from './indexHtml.ts';
import { loadMapsFrameTemplate } from './mapsFrame.ts';
import { loadTagsFrameTemplate } from './tagsFrame.ts';
import { loadWebManifestAndRobotsTemplates } from './webManifestAndRobots.ts';

/** Stand-in for the fonts, which are files of packages and do not depend on what people write. */
const noFonts: SiteFonts = {
  artifacts: [],
  packages: [],
  ownFonts: [],
  css: '',
  bodyFamily: 'serif',
  headingFamily: 'serif',
  headingWeight: 400,
  bodyPreloads: [],
  headingPreloads: [],
};

/** Loads the templates of a site's documents and configuration; those that a project lacks are left out. */
async function loadTemplates(root: string) {
  const loadIf = async <Loaded>(name: string, load: (root: string) => Promise<Loaded>): Promise<Loaded | undefined> =>
    existsSync(path.join(root, 'templates', name)) ? load(root) : undefined;
  const [index, chat, maps, tags, manifest, hosting, hostAnswer] = await Promise.all([
    loadIf('index.hbs', loadIndexHtmlTemplate),
    loadIf('frames/chat.hbs', loadChatFrameTemplate),
    loadIf('frames/maps.hbs', loadMapsFrameTemplate),
    loadIf('frames/tags.hbs', loadTagsFrameTemplate),
    loadIf('manifest.webmanifest.hbs', loadWebManifestAndRobotsTemplates),
    loadIf('hosting', loadHostingTemplates),
    loadIf('hosting', loadHostAnswerTemplates),
  ]);
  return { index, chat, maps, tags, manifest, hosting, hostAnswer };
}

/**
 * Finds the problems of filling all templates but the legal ones, for all sites in every environment: usually unknown
 * values. Throws a ProblemsError for templates that cannot be read.
 */
export async function findTemplateRenderProblems(root: string, catalogue: Catalogue): Promise<Problem[]> {
  const { index, chat, maps, tags, manifest, hosting, hostAnswer } = await loadTemplates(root);
  const problems = new Map<string, Problem>();
  const attempt = <Rendered>(render: () => Rendered): Rendered | undefined => {
    try {
      return render();
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      for (const problem of error.problems) problems.set(JSON.stringify(problem), problem);
      return undefined;
    }
  };
  const renderSite = (site: Site) => {
    const page = attempt(() => index?.(site, noFonts, { entry: '/main.js', preloads: [] })({ css: '' }));
    const frames = {
      chat: attempt(() => chat?.(site)),
      maps: attempt(() => maps?.(site)),
      tags: attempt(() => tags?.(site)),
    };
    attempt(() => manifest?.(site));
    const hashes = page?.inlineHashes ?? { scripts: [], styles: [] };
    const rules = toServingRules(site.values, hashes, ['index.html'], toFrameDocuments(frames));
    attempt(() => hosting?.renderSiteFiles(rules));
    return rules;
  };
  for (const environment of Object.keys(catalogue.config.environments)) {
    const {
      environment: settings,
      sites,
      hostAnswers,
    } = planBuild(catalogue, { brands: [], domains: [], environment });
    const answers = [...sites.flatMap((site) => toOtherHostAnswers(settings, site)), ...hostAnswers];
    const hosts = [...sites.map(renderSite), ...answers.map((answer) => toHostAnswerRules(answer))];
    attempt(() => hosting?.renderServerFiles(hosts));
    for (const answer of answers) attempt(() => hostAnswer?.(answer));
  }
  return [...problems.values()];
}
