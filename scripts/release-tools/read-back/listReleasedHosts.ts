import path from 'node:path';
import { HostAnswerRules } from '../../build/hosting/hostAnswerRules.ts';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import { hostingFolder, type ListOfRelease } from '../../build/output/manifest.ts';
import { requireManifest } from '../../build/verify/readRelease.ts';
import type { PlannedOtherHost, PlannedSite } from './expectAnswers.ts';
import { readPlannedSite, readReleasedList, readRules } from './readPlannedSite.ts';

/** A host of a release. */
export interface ReleasedHost {
  host: string;
  /** Slug of its site's brand; absent without a site. */
  brand?: string;
  readPlan: () => PlannedSite | PlannedOtherHost;
}

/** Lists the hosts of the release in a folder: those of its sites, and those that only redirect or say what is gone. */
export function listReleasedHosts(dist: string): ReleasedHost[] {
  const { sites, hosting: digest } = requireManifest(dist);
  const toOtherHost = (host: string, list: ListOfRelease): ReleasedHost => ({
    host,
    readPlan: () => {
      const { hosting } = readReleasedList(dist, list);
      return { files: hosting, rules: HostAnswerRules.parse(readRules(dist, host, hosting)) };
    },
  });
  const own: ListOfRelease = { owner: hostingFolder, digest };
  const retired = readReleasedList(dist, own).hosting.filter(({ path: file }) => path.dirname(file) === rulesFolder);
  return [
    ...sites.map((site) => ({ host: site.host, brand: site.brand, readPlan: () => readPlannedSite(dist, site) })),
    ...sites.flatMap(({ host, digest: of, otherHosts = [] }) =>
      otherHosts.map((other) => toOtherHost(other, { owner: host, digest: of })),
    ),
    ...retired.map((file) => toOtherHost(path.basename(file.path, '.json'), own)),
  ];
}
