import { explainSite, formatExplanation } from '../lifecycle/explainSite.ts';
import type { AddCommand, ReadFlags } from './BrandCommands.ts';

export const addShowCommand: AddCommand = ({ io: { console }, reads, runs }) =>
  reads('show <slug>', 'Shows every value of a site, and where it comes from.')
    .option('--domain <domain>', 'which site (default: the first of the brand)')
    .option('--env <environment>', 'in which environment (default: as build.config.ts says)')
    .action(
      runs<[string], ReadFlags & { domain?: string; env?: string }>(async (project, { json, domain, env }, slug) => {
        const site = await explainSite(project, {
          slug,
          ...(domain === undefined ? {} : { domain }),
          ...(env === undefined ? {} : { environment: env }),
        });
        console.log(json ? JSON.stringify({ ok: true, ...site }) : formatExplanation(site));
        return 0;
      }),
    );
