import { readFileSync } from 'node:fs';
import { deltasFolder } from '../../../build/hosting/deltas.ts';
import { HostAnswerRules } from '../../../build/hosting/hostAnswerRules.ts';
import { releaseFile } from '../../../build/hosting/releaseFile.ts';
import { rulesFolder } from '../../../build/hosting/serverFiles.ts';
import type { ContentStore } from '../../../build/output/contentStore.ts';
import { deltaListFile, hostingFolder } from '../../../build/output/manifest.ts';
import type { Shipment } from '../Shipment.ts';
import type { Pointer } from './Pointer.ts';

/** Lists the pointers of all hosts of a release, those without a site of their own included. */
export function listPointers(
  { release, sites, files }: Shipment,
  store: Pick<ContentStore, 'pathOf'>,
): ReadonlyMap<string, Pointer> {
  const hashes = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const siteOf = new Map(sites.map((site) => [site.host, site]));
  const deltas = hashes.get(`${deltasFolder}/${deltaListFile}`);
  const start = `${hostingFolder}/${rulesFolder}/`;
  const pointers = files.flatMap(({ path, sha256: rules }): [string, Pointer][] => {
    if (!path.startsWith(start)) return [];
    const host = path.slice(start.length, -'.json'.length);
    const site = siteOf.get(host);
    if (site) {
      const told = site.files.find((file) => file.path === releaseFile)!.sha256;
      return [[host, { release, rules, site: { list: site.digest, told }, ...(deltas !== undefined && { deltas }) }]];
    }
    const { page } = HostAnswerRules.parse(JSON.parse(readFileSync(store.pathOf(rules), 'utf8')));
    const hash = page === undefined ? undefined : hashes.get(`${hostingFolder}/${page}`);
    return [[host, { release, rules, ...(hash !== undefined && { page: hash }) }]];
  });
  return new Map(pointers);
}
