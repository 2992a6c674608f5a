import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoPlace } from '../../../brands/photoPlaces.ts';
import { pageColors } from '../../build/config/colors/lookColors.ts';
import { createDiskCache, defaultCacheFolder } from '../../lib/cache.ts';
import { UsageError } from '../../lib/problem.ts';
import { parsePhotoChoices, parsePhotoPlace, planPhoto, planPhotoRemoval } from '../changes/planPhoto.ts';
import { findBrand } from '../lifecycle/readProject.ts';
import { describePhoto } from '../photo/describePhoto.ts';
import { readPhotoInProcess } from '../photo/readPhotoInProcess.ts';
import type { PreviewScreenName } from '../preview/previewWords.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

type PhotoFlags = ChangeFlags & { focus?: string; tone?: string; remove?: true };

/** Screens of the preview on which a photograph of a place is to be seen; empty lists and the letter have none. */
const screens: Readonly<Partial<Record<PhotoPlace, PreviewScreenName>>> = {
  signIn: 'login',
  signInTall: 'login',
  plans: 'plans',
  plansBackground: 'plans',
};

export const addPhotoCommand: AddCommand = (commands) =>
  commands
    .changes(
      'photo <slug> <place> [file]',
      'Shows a photograph in place of a drawing: on signIn, plans, plansBackground, completion, noMatches, noMessages or noVisitors. Without a file, changes focus or tone.',
    )
    .option('--focus <x,y>', 'the point that stays in sight: percent from the left and from the top (default: 50,50)')
    .option('--tone <tone>', 'plain, or duotone: two shades of the primary colour (default: plain)')
    .option('--remove', 'show the drawing again')
    .action(
      commands.runs<[string, string, string | undefined], PhotoFlags>(async (project, flags, slug, typed, file) => {
        const brand = findBrand(project, slug);
        const place = parsePhotoPlace(typed);
        const choices = parsePhotoChoices(flags);
        const screen = screens[place];
        const shown = screen && { shown: { before: slug, after: slug, screens: [screen] } };
        if (flags.remove) {
          if (file !== undefined || Object.keys(choices).length > 0)
            throw new UsageError('--remove takes no file, no --focus and no --tone');
          const planned = planPhotoRemoval(project, slug, place);
          return carryOut(project, { planned, question: `Remove it from ${slug}?`, ...shown }, flags, commands);
        }
        if (file === undefined && Object.keys(choices).length === 0)
          throw new UsageError('name the file of a photograph, or change --focus or --tone');
        const given = file === undefined ? undefined : path.resolve(commands.io.cwd, file);
        const read = given && (await readPhotoInProcess(given, place, pageColors(brand.look, brand.theme).day));
        const { photo, change, lines } = planPhoto(project, slug, place, choices, read || undefined);
        const bytes = read ? read.bytes : await readFile(path.join(project.root, photo.file));
        const cache = createDiskCache(defaultCacheFolder(project.root));
        const named = { ...photo, file: given ?? photo.file };
        const { photoBudgets } = project.catalogue.config;
        const planned = {
          change,
          lines: [...lines, ...(await describePhoto(brand, named, bytes, photoBudgets, cache))],
        };
        return carryOut(project, { planned, question: `Change ${slug}?`, ...shown }, flags, commands);
      }),
    );
