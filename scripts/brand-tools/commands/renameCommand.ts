import { planRename } from '../lifecycle/planRename.ts';
import { findBrand } from '../lifecycle/readProject.ts';
import { isBrandAsDrawn, REDRAWN, redrawBrand } from '../lifecycle/redrawBrand.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

export const addRenameCommand: AddCommand = (commands) =>
  commands
    .changes(
      'rename <slug>',
      'Gives a brand another slug or name. SiteIds stay, and former hosts lead to the new ones.',
    )
    .option('--to <slug>', 'the new slug (default: the present one)')
    .option('--name <name>', 'the new product name (default: the present one)')
    .action(
      commands.runs<[string], ChangeFlags & { to?: string; name?: string }>(async (project, flags, slug) => {
        const to = flags.to ?? slug;
        findBrand(project, slug);
        const isRedrawn = flags.name !== undefined && (await isBrandAsDrawn(project.root, slug));
        const { change, lines } = await planRename(project, slug, {
          to,
          name: flags.name?.normalize('NFC'),
          isRedrawn,
        });
        const prepared = {
          planned: { change, lines: [...lines, ...(isRedrawn ? [REDRAWN] : [])] },
          ...(isRedrawn && { complete: (changed: string) => redrawBrand(changed, to) }),
          question: `Rename ${slug}?`,
          shown: { before: slug, after: to, screens: ['login'] },
        };
        return carryOut(project, prepared, flags, commands);
      }),
    );
