import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Option } from 'commander';
import { replaceFolder } from '../../build/output/writeFolder.ts';
import { findLaunchEnvironment, listLaunchSteps } from '../launch/listLaunchSteps.ts';
import { formatLaunchList, renderLaunchPage } from '../launch/renderLaunchList.ts';
import { findBrand } from '../lifecycle/readProject.ts';
import { type ToolLanguage, toolLanguages } from '../words/toolLanguage.ts';
import type { AddCommand, ReadFlags } from './BrandCommands.ts';

interface LaunchFlags extends ReadFlags {
  in: ToolLanguage;
  page?: string;
  env?: string;
}

export const addLaunchCommand: AddCommand = ({ io: { console, cwd }, reads, runs }) =>
  reads('launch <slug>', 'Lists what must be in place before members of a brand arrive, and who does it.')
    .addOption(new Option('--in <language>', 'the language of the list').choices(toolLanguages).default('en'))
    .option('--page <folder>', 'write the list as a page to tick off into a folder')
    .option('--env <environment>', 'the environment that goes live (default: the one with ownHosts)')
    .action(
      runs<[string], LaunchFlags>(async ({ root, catalogue }, { json, in: language, page, env }, slug) => {
        const { name } = findBrand({ catalogue }, slug);
        const steps = listLaunchSteps(catalogue, slug, env ?? findLaunchEnvironment(catalogue));
        const folder = page === undefined ? undefined : path.resolve(cwd, page);
        if (folder !== undefined) {
          const files = { 'index.html': await renderLaunchPage(root, name, steps, language) };
          const isOwn = (entries: readonly string[]) => entries.every((entry) => entry === 'index.html');
          await replaceFolder(folder, files, { root, what: 'the launch list is', option: '--page', isOwn });
        }
        const written =
          folder === undefined ? [] : ['', `As a page: ${pathToFileURL(path.join(folder, 'index.html'))}`];
        console.log(
          json
            ? JSON.stringify({
                ok: true,
                steps,
                ...(folder !== undefined && { page: path.join(folder, 'index.html') }),
              })
            : [formatLaunchList(steps, language), ...written].join('\n'),
        );
        return 0;
      }),
    );
