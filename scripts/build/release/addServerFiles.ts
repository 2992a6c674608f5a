import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HostAnswerRules } from '../hosting/hostAnswerRules.ts';
import { isServerFile, rulesFolder } from '../hosting/serverFiles.ts';
import { ServingRules } from '../hosting/servingRules.ts';
import type { ContentStore } from '../output/contentStore.ts';
import type { SitesOfRelease } from '../output/importSites.ts';
import { type HostRules, loadHostingTemplates } from '../stages/hostingFiles.ts';
import { storeAll } from './storeOnce.ts';

/**
 * Adds to the parts of a release the servers' files, which are made from the rules of all its hosts: so a release that is
 * merged, or of which some sites were kept, has the same as one that was built at once.
 */
export async function addServerFiles(
  root: string,
  store: ContentStore,
  parts: readonly SitesOfRelease[],
): Promise<SitesOfRelease[]> {
  const own = parts.map(({ sites, hosting }) => ({
    sites,
    hosting: hosting.filter((file) => !isServerFile(file.path)),
  }));
  const files = own.flatMap(({ sites, hosting }) => [...sites.flatMap((site) => site.hosting), ...hosting]);
  const rules = new Map(
    files.filter((file) => path.dirname(file.path) === rulesFolder).map((file) => [file.path, file.sha256]),
  );
  const { renderServerFiles } = await loadHostingTemplates(root);
  const servers = renderServerFiles(Array.from(rules.values(), (hash) => readRules(store.pathOf(hash))));
  return [...own, { sites: [], hosting: await storeAll(store, servers, false) }];
}

function readRules(file: string): HostRules {
  const json = JSON.parse(readFileSync(file, 'utf8')) as object;
  return 'rules' in json ? ServingRules.parse(json) : HostAnswerRules.parse(json);
}
