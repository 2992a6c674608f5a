import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderMessageImports } from './build/compile/renderMessageImports.ts';
import { renderJsonSchemas } from './build/config/schema/renderJsonSchemas.ts';
import { listArtIds } from './build/pictures/picturesInArtFolder.ts';
import { renderArtTypes } from './build/pictures/renderArtTypes.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { ProblemsError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';

interface Options {
  check?: true;
  root: string;
}

const toCommand = (io: CommandIo) =>
  new Command('npm run schemas --', io)
    .description(
      'Writes the JSON Schemas of brand and theme files, the types of art: imports, and the imports of messages.',
    )
    .option('--check', 'write nothing, and fail if a file is out of date')
    .option('--root <folder>', 'the project to write to', '.')
    .allowExcessArguments(false);

const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '');

/** Writes the files that follow from schemas and drawings. */
export async function schemas(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = toCommand(io).parse().opts<Options>();
  const root = resolve(cwd, options.root);
  const files = Object.entries({
    ...renderJsonSchemas(),
    'app/art.d.ts': renderArtTypes(listArtIds(root)),
    ...renderMessageImports(),
  });
  const current = await Promise.all(files.map(([file]) => readOrEmpty(resolve(root, file))));
  const outdated = files.filter(([, text], index) => text !== current[index]);
  if (options.check && outdated.length > 0) {
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
}

if (import.meta.main) await runEntry(schemas);
