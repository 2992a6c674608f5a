import { UsageError } from '../../lib/problem.ts';
import { planRetire } from '../lifecycle/planRetire.ts';
import { findBrand } from '../lifecycle/readProject.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

export const addRetireCommand: AddCommand = (commands) =>
  commands
    .changes('retire <slug>', 'Takes a brand away. Its siteIds and hosts stay reserved.')
    .option('--answer <answer>', 'what its hosts answer: gone, the slug of another brand, or an https address')
    .action(
      commands.runs<[string], ChangeFlags & { answer?: string }>(async (project, flags, slug) => {
        findBrand(project, slug);
        const silent = flags.yes ?? flags.json ?? flags.dryRun;
        if (silent && flags.answer === undefined) {
          throw new UsageError('--answer is missing; it takes "gone", the slug of another brand, or an https address');
        }
        const question = 'What its hosts answer: gone, the slug of another brand, or an https address [gone]: ';
        const answer = flags.answer ?? ((await commands.ask(question)) || 'gone');
        const planned = await planRetire(project, slug, answer);
        return carryOut(project, { planned, question: `Retire ${slug}?` }, flags, commands);
      }),
    );
