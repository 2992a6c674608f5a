import { basename } from 'node:path';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { quote, toPrintable } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { listFolder } from './listFolder.ts';
import { checkLink, readTextFile } from './readTextFile.ts';

const nonThemeFiles: ReadonlySet<string> = new Set([
  'look.ts',
  'themeSchema.ts',
  'schema.test.ts',
  'theme.schema.json',
  'README.md',
]);
const MAX_THEME_KB = 16;
const themeFile = /^[a-z][a-z0-9-]*\.json$/;

interface Themes {
  themes: TextFile[];
  themeNames: string[];
  problems: Problem[];
}

/** Reads the themes: every JSON file of themes/. */
export async function readThemes(root: string): Promise<Themes> {
  const entries = (await listFolder(root, 'themes')).filter(({ name }) => !nonThemeFiles.has(name));
  const isTheme = ({ name }: { name: string }) => themeFile.test(name);
  const results = await Promise.all(
    entries.filter(isTheme).map(async (entry) => {
      const links = entry.isSymbolicLink() ? await checkLink(root, 'themes', `themes/${entry.name}`) : [];
      return links.length > 0 ? { problems: links } : readTextFile(root, `themes/${entry.name}`, MAX_THEME_KB);
    }),
  );
  return {
    themes: results.flatMap((result) => ('text' in result && result.text ? [result.text] : [])),
    themeNames: entries.filter(isTheme).map(({ name }) => basename(name, '.json')),
    problems: [
      ...results.flatMap(({ problems }) => problems),
      ...entries
        .filter((entry) => !isTheme(entry))
        .map(({ name }) =>
          toFileProblem(
            `themes/${toPrintable(name)}`,
            `${quote(name)} cannot be a theme`,
            'themes/ holds files such as burgundy.json: small letters, digits and hyphens',
          ),
        ),
    ],
  };
}
