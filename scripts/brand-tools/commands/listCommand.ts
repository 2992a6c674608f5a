import { formatCount } from '../../lib/formatCount.ts';
import { formatRetired, formatSites, listSites } from '../lifecycle/listBrands.ts';
import type { AddCommand, ReadFlags } from './BrandCommands.ts';

export const addListCommand: AddCommand = ({ io: { console }, reads, runs }) =>
  reads('list', 'Lists every site: brand, domain, siteId, languages, theme.')
    .option('--env <environment>', 'the environment whose hosts --json gives')
    .action(
      runs<[], ReadFlags & { env?: string }>(async ({ catalogue }, { json, env }) => {
        const sites = listSites(catalogue, env);
        const { retiredHosts } = catalogue;
        const lines = [formatSites(sites), '', ...formatRetired(catalogue)];
        const counts = `${formatCount(catalogue.brands.length, 'brand')}, ${formatCount(sites.length, 'site')}`;
        console.log(json ? JSON.stringify({ ok: true, sites, retiredHosts }) : [...lines, counts].join('\n'));
        return 0;
      }),
    );
