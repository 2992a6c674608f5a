import { UsageError } from '../../lib/problem.ts';
import { splitList } from '../../lib/splitList.ts';
import { planHost } from '../changes/planHost.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

interface HostFlags extends ChangeFlags {
  others?: string[];
  publicSite?: string;
  mapsKey?: string;
}

const optionNames: Readonly<Record<string, string>> = {
  host: 'the host',
  otherHosts: '--others',
  publicSite: '--public-site',
  mapsKey: '--maps-key',
};

export const addHostCommand: AddCommand = (commands) =>
  commands
    .changes(
      'host <slug> <domain> [host]',
      'Gives a site a host of its own, such as "host tavelune uk members.tavelune.co.uk"; "usual" gives it back to the pattern. The former one leads to it.',
    )
    .option(
      '--others <hosts>',
      'all other hosts that lead to it, separated by commas (default: those it has)',
      splitList,
    )
    .option('--public-site <address>', 'where people register, or usual')
    .option('--maps-key <key>', 'key for the maps script, or usual for none')
    .action(
      commands.runs<[string, string, string | undefined], HostFlags>(async (project, flags, slug, domain, host) => {
        const { others, publicSite, mapsKey } = flags;
        if ([host, others, publicSite, mapsKey].every((one) => one === undefined))
          throw new UsageError('it takes a host, --others, --public-site or --maps-key');
        const prepared = {
          planned: planHost(project, slug, domain, { host, others, publicSite, mapsKey }),
          question: `Change the hosts of ${slug}.${domain}?`,
          describes: true,
          optionOf: ([first, , key]: readonly PropertyKey[]) =>
            first === 'domains' ? optionNames[String(key)] : undefined,
        };
        return carryOut(project, prepared, flags, commands);
      }),
    );
