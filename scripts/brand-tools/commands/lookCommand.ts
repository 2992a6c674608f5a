import { describeChoices, planLook, USUAL } from '../changes/planLook.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

export const addLookCommand: AddCommand = (commands) =>
  commands
    .changes(
      'look <slug> [choices...]',
      `Changes the look of a brand: choices such as corners=round headings=fraunces; "${USUAL}" takes one back. Without choices, lists them.`,
    )
    .action(
      commands.runs<[string, string[]], ChangeFlags>(async (project, flags, slug, choices) => {
        if (choices.length === 0) {
          const lines = describeChoices(project, slug);
          commands.io.console.log(flags.json ? JSON.stringify({ ok: true, choices: lines }) : lines.join('\n'));
          return 0;
        }
        const prepared = {
          planned: planLook(project, slug, choices.join(' ')),
          question: `Change the look of ${slug}?`,
          describes: true,
          shown: { before: slug, after: slug, screens: ['login', 'home', 'matches'] },
        };
        return carryOut(project, prepared, flags, commands);
      }),
    );
