import { UsageError } from '../../lib/problem.ts';
import { planColors } from '../changes/planColors.ts';
import { isBrandAsDrawn, redrawBrand } from '../lifecycle/redrawBrand.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

export const addColorsCommand: AddCommand = (commands) =>
  commands
    .changes(
      'colors <slug> [colors]',
      'Gives a brand other colours: one to three of its own, such as "#6B2D5C, #E07A5F".',
    )
    .option('--theme <theme>', 'in place of colours: a file in themes/ without .json')
    .action(
      commands.runs<[string, string | undefined], ChangeFlags & { theme?: string }>(
        async (project, flags, slug, colors) => {
          if ((colors === undefined) === (flags.theme === undefined))
            throw new UsageError(
              'it takes either colours, such as "#6B2D5C, #E07A5F", or --theme with the name of one',
            );
          const planned = planColors(project, slug, colors === undefined ? { theme: flags.theme! } : { colors });
          const isDrawn = await isBrandAsDrawn(project.root, slug);
          const prepared = {
            planned,
            ...(isDrawn && { complete: (changed: string) => redrawBrand(changed, slug) }),
            question: `Change the colours of ${slug}?`,
            describes: true,
            shown: { before: slug, after: slug, screens: ['login', 'home', 'plans'] },
          };
          return carryOut(project, prepared, flags, commands);
        },
      ),
    );
