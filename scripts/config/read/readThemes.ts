import { basename } from 'node:path';
import type { Problem } from '../../lib/problem.ts';
import { printable, quote } from '../parse/words.ts';
import { readFolder } from './readFolder.ts';
import { checkLink, readText } from './readText.ts';
import type { TextFile } from './sources.ts';

const otherFiles: ReadonlySet<string> = new Set(['schema.ts', 'schema.test.ts', 'theme.schema.json', 'README.md']);
const themeFile = /^[a-z][a-z0-9-]*\.json$/;

interface Themes {
  themes: TextFile[];
  themeNames: string[];
  problems: Problem[];
}

/** Every JSON file of themes/ is a theme. */
export async function readThemes(root: string): Promise<Themes> {
  const entries = (await readFolder(root, 'themes')).filter(({ name }) => !otherFiles.has(name));
  const isTheme = ({ name }: { name: string }) => themeFile.test(name);
  const results = await Promise.all(
    entries.filter(isTheme).map(async (entry) => {
      const links = entry.isSymbolicLink() ? await checkLink(root, 'themes', `themes/${entry.name}`) : [];
      return links.length > 0 ? { problems: links } : readText(root, `themes/${entry.name}`, 16);
    }),
  );
  return {
    themes: results.flatMap((result) => ('text' in result && result.text ? [result.text] : [])),
    themeNames: entries.filter(isTheme).map(({ name }) => basename(name, '.json')),
    problems: [
      ...results.flatMap(({ problems }) => problems),
      ...entries
        .filter((entry) => !isTheme(entry))
        .map(({ name }) => ({
          file: `themes/${printable(name)}`,
          line: 1,
          column: 1,
          what: `${quote(name)} cannot be a theme`,
          meant: 'themes/ holds files such as burgundy.json: small letters, digits and hyphens',
        })),
    ],
  };
}
