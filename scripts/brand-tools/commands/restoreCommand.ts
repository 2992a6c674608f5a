import path from 'node:path';
import { openJournal } from '../journal/changeJournal.ts';
import { planRestore } from '../journal/planRestore.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

export const addRestoreCommand: AddCommand = (commands) =>
  commands
    .changes('restore <slug>', 'Brings a retired brand back, with its siteIds and hosts.')
    .option('--from <folder>', 'a copy of its folder (default: the one that retire has kept)')
    .action(
      commands.runs<[string], ChangeFlags & { from?: string }>(async (project, flags, slug) => {
        const copy = flags.from === undefined ? undefined : path.resolve(commands.io.cwd, flags.from);
        const planned = await planRestore(project, openJournal(project.root), slug, copy);
        return carryOut(project, { planned, question: `Bring ${slug} back?` }, flags, commands);
      }),
    );
