import {
  type CopyAnswers,
  type CopyProposals,
  findMissingAnswers,
  planCopy,
  proposeCopy,
} from '../lifecycle/planCopy.ts';
import { findBrand } from '../lifecycle/readProject.ts';
import { REDRAWN, redrawBrand } from '../lifecycle/redrawBrand.ts';
import { toUsageError } from '../scaffold/prompts.ts';
import type { AddCommand, BrandCommands, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

type CopyFlags = ChangeFlags & Partial<CopyAnswers> & { assumeAddresses?: true };

async function completeAnswers(
  given: Partial<CopyAnswers>,
  proposals: CopyProposals,
  ask: BrandCommands['ask'],
): Promise<CopyAnswers> {
  const askFor = async (key: keyof CopyAnswers, question: string, offer?: string): Promise<string> => {
    if (given[key] !== undefined) return given[key];
    const typed = await ask(`${question}${offer === undefined ? '' : ` [${offer}]`}: `);
    return typed || offer || askFor(key, question, offer);
  };
  return {
    name: await askFor('name', 'Product name members see'),
    siteIds: await askFor('siteIds', 'SiteId of each domain', proposals.siteIds),
    privacy: await askFor('privacy', 'Address for privacy', proposals.privacy),
    support: await askFor('support', 'Addresses for help', proposals.support),
  };
}

export const addCopyCommand: AddCommand = (commands) =>
  commands
    .changes('copy <slug> <new>', 'Makes a brand like another one, with a name, logo and icon of its own.')
    .option('--name <name>', 'product name members see')
    .option(
      '--site-ids <pairs>',
      'such as "de=136 at=137" (default: the next free ones, where siteIds in build.config.ts is "next")',
    )
    .option('--privacy <address>', 'where members write about their data')
    .option('--support <addresses>', 'where members write for help: one for all, then such as de=hilfe@brand.example')
    .option('--assume-addresses', 'with --yes: also take the addresses that are offered')
    .action(
      commands.runs<[string, string], CopyFlags>(async (project, flags, slug, to) => {
        findBrand(project, slug);
        const { name, siteIds, privacy, support } = flags;
        const given = Object.fromEntries(
          Object.entries({ name, siteIds, privacy, support }).filter(([, answer]) => answer !== undefined),
        );
        const silent = (flags.yes ?? flags.json) === true;
        const proposals = proposeCopy(project, slug, to);
        const missing = silent ? findMissingAnswers(given, proposals, flags.assumeAddresses === true) : [];
        if (missing.length > 0) throw toUsageError(missing);
        const answers = silent
          ? ({ ...proposals, ...given } as CopyAnswers)
          : await completeAnswers(given, proposals, commands.ask);
        const { change, lines } = planCopy(project, slug, to, answers);
        const planned = { change, lines: [...lines, REDRAWN] };
        const complete = (changed: string) => redrawBrand(changed, to);
        return carryOut(project, { planned, complete, question: `Make ${to}?` }, flags, commands);
      }),
    );
