import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderMessageImports } from './compile/renderMessageImports.ts';
import { renderJsonSchemas } from './config/renderJsonSchemas.ts';
import { Command } from './lib/Command.ts';
import { ProblemsError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { listPictureIds } from './pictures/pictureFiles.ts';
import { renderArtTypes } from './pictures/renderArtTypes.ts';

interface Options {
  check?: true;
  root: string;
}

const command = new Command('schemas')
  .description(
    'Writes the JSON Schemas of brand and theme files, the types of art: imports, and the imports of messages.',
  )
  .option('--check', 'write nothing, and fail if a file is out of date')
  .option('--root <folder>', 'the project to write to', '.')
  .allowExcessArguments(false);

const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '');

await runEntry(async () => {
  const { check, root } = command.parse().opts<Options>();
  const schemas = Object.entries({
    ...renderJsonSchemas(),
    'app/art.d.ts': renderArtTypes(listPictureIds(resolve(root))),
    'app/i18n/importMessages.ts': renderMessageImports(),
  });
  const current = await Promise.all(schemas.map(([file]) => readOrEmpty(resolve(root, file))));
  const outdated = schemas.filter(([, text], index) => text !== current[index]);
  if (check && outdated.length > 0) {
    const hint = 'run npm run schemas';
    throw new ProblemsError(
      outdated.map(([file]) => ({ file, line: 1, column: 1, message: 'the file is out of date', hint })),
    );
  }
  await Promise.all(outdated.map(([file, text]) => writeFile(resolve(root, file), text)));
  console.log(
    outdated.length === 0 ? 'everything is up to date' : `written: ${outdated.map(([file]) => file).join(', ')}`,
  );
  return 0;
});
