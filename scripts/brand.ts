import { createBrandCommands } from './brand-tools/commands/BrandCommands.ts';
import { addColorsCommand } from './brand-tools/commands/colorsCommand.ts';
import { addCompanyCommand } from './brand-tools/commands/companyCommand.ts';
import { addCopyCommand } from './brand-tools/commands/copyCommand.ts';
import { addFontCommand } from './brand-tools/commands/fontCommand.ts';
import { addHostCommand } from './brand-tools/commands/hostCommand.ts';
import { addLaunchCommand } from './brand-tools/commands/launchCommand.ts';
import { addListCommand } from './brand-tools/commands/listCommand.ts';
import { addLogoCommand } from './brand-tools/commands/logoCommand.ts';
import { addLookCommand } from './brand-tools/commands/lookCommand.ts';
import { addPhotoCommand } from './brand-tools/commands/photoCommand.ts';
import { addRenameCommand } from './brand-tools/commands/renameCommand.ts';
import { addRestoreCommand } from './brand-tools/commands/restoreCommand.ts';
import { addRetireCommand } from './brand-tools/commands/retireCommand.ts';
import { addShowCommand } from './brand-tools/commands/showCommand.ts';
import { addTextsCommand } from './brand-tools/commands/textsCommand.ts';
import { addTokensCommand } from './brand-tools/commands/tokensCommand.ts';
import { addRedoCommand, addUndoCommand } from './brand-tools/commands/undoCommand.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { runEntry } from './lib/runEntry.ts';

/** The commands in the order of the help. */
const addCommands = [
  addListCommand,
  addShowCommand,
  addCopyCommand,
  addRenameCommand,
  addRetireCommand,
  addRestoreCommand,
  addLogoCommand,
  addColorsCommand,
  addLookCommand,
  addTokensCommand,
  addFontCommand,
  addPhotoCommand,
  addCompanyCommand,
  addHostCommand,
  addLaunchCommand,
  addTextsCommand,
  addUndoCommand,
  addRedoCommand,
];

/** Shows and changes brands. */
export async function brand(io: CommandIo): Promise<number> {
  let exitCode = 0;
  const program = new Command('npm run brand --', io).description(
    'Shows and changes brands. A change is made as a whole or not at all, and undo takes it back.',
  );
  using commands = createBrandCommands(program, io, (code) => {
    exitCode = code;
  });
  for (const add of addCommands) add(commands);
  await program.parseAsync();
  return exitCode;
}

if (import.meta.main) await runEntry(brand);
