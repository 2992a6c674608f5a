import path from 'node:path';
import { UsageError } from '../../lib/problem.ts';
import { planLogo } from '../changes/planLogo.ts';
import { findBrand } from '../lifecycle/readProject.ts';
import { readOwnLogo } from '../scaffold/readOwnFiles.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

interface LogoFlags extends ChangeFlags {
  dark?: string;
  icon?: string;
  keepIcon?: true;
}

const toolsRoot = path.resolve(import.meta.dirname, '../../..');

export const addLogoCommand: AddCommand = (commands) =>
  commands
    .changes('logo <slug> <file>', 'Gives a brand another logo from its own file: SVG, PNG or JPEG.')
    .option('--dark <file>', 'its logo for dark and coloured grounds')
    .option('--icon <file>', 'its icon (default: the mark of the logo, else the initial of the name)')
    .option('--keep-icon', 'keep the present icon')
    .action(
      commands.runs<[string, string], LogoFlags>(async (project, flags, slug, file) => {
        findBrand(project, slug);
        if (flags.icon !== undefined && flags.keepIcon)
          throw new UsageError('--icon and --keep-icon: leave out one of them');
        const read = await readOwnLogo({ logo: file, dark: flags.dark, icon: flags.icon });
        const prepared = {
          planned: await planLogo(project, slug, read, { keepIcon: flags.keepIcon === true, toolsRoot }),
          question: `Change the logo of ${slug}?`,
          describes: true,
          shown: { before: slug, after: slug, screens: ['login', 'home'] },
        };
        return carryOut(project, prepared, flags, commands);
      }),
    );
