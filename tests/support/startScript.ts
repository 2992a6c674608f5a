import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts a script that runs until it is stopped, in the project at `project`; it is killed at the end of the block. */
export function startScript(script: string, project: string, args: readonly string[]) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', script), ...args, '--root', project], {
    cwd: project,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return {
    /** Returns all that it has printed, without the colours that it has where `CI` is set. */
    output: () => stripVTControlCharacters(output),
    [Symbol.dispose]: () => child.kill('SIGKILL'),
  };
}
