import { parseColors } from '../../build/config/colors/parseColors.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import { UsageError } from '../../lib/problem.ts';
import { removeJsonKey, setJsonValue } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';
import { draftOwnTheme } from '../scaffold/draftOwnTheme.ts';
import { describeColorUse } from '../words/describeColorUses.ts';

/** New colours of a brand: one to three of its own as typed, or the name of a shared theme. */
export type WantedColors = { colors: string } | { theme: string };

/** Plans other colours for a brand. Throws a UsageError for what are no colours, or no theme. */
export function planColors(project: Project, slug: string, wanted: WantedColors): PlannedChange {
  findBrand(project, slug);
  return 'theme' in wanted ? planSharedTheme(project, slug, wanted.theme) : planOwnTheme(project, slug, wanted.colors);
}

function planSharedTheme(project: Project, slug: string, theme: string): PlannedChange {
  const { file, text } = findBrandFile(project, slug);
  const names = [...project.catalogue.themes.keys()];
  if (!names.includes(theme))
    throw new UsageError(`there is no theme "${theme}"; ${suggestValue(theme, names, 'there are')}`);
  return {
    change: { removes: [`brands/${slug}/theme.json`], files: { [file]: setJsonValue(text, ['theme'], theme) } },
    lines: [`the colours of ${slug} are those of themes/${theme}.json`],
  };
}

function planOwnTheme(project: Project, slug: string, typed: string): PlannedChange {
  const { problems } = parseColors(typed);
  if (problems.length > 0) throw new UsageError(problems.map(({ message, hint }) => `${message}; ${hint}`).join('\n'));
  const { file, text } = findBrandFile(project, slug);
  const theme = draftOwnTheme(typed)!;
  return {
    change: { files: { [`brands/${slug}/theme.json`]: theme.text, [file]: removeJsonKey(text, ['theme']) } },
    lines: theme.uses.map((use) => describeColorUse(use, 'en')),
  };
}
