import { loadCatalogue } from '../config/loadCatalogue.ts';
import { readPictureSets } from '../pictures/pictureSets.ts';
import { listSwitchedOff } from '../plan/listSwitchedOff.ts';
import { type BuildFilter, planBuild } from '../plan/planBuild.ts';

/** Checks what a build would check, and tells what it would build. Writes nothing. */
export async function dryRun(root: string, filter: BuildFilter) {
  const plan = planBuild(await loadCatalogue(root, { brands: filter.brands }), filter);
  readPictureSets(root, [...new Set(plan.sites.map(({ brand }) => brand))]);
  const sites = plan.sites.map(({ host, values }) => ({ host, siteId: values.siteId, locales: values.locales }));
  return { environment: plan.environmentName, sites, switchedOff: listSwitchedOff(plan.sites) };
}
