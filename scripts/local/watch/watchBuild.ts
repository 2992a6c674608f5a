import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Time without a change after which a build begins, in milliseconds: editors write a file in several steps. */
const QUIET_MS = 40;

/** Files that a process has read when it waits, so that a changed one needs another process. */
const isTool = (file: string) => /\.(?:ts|mjs|json)$/.test(file) && !/^brands\/[^/]+\/.*\.json$/.test(file);

interface WatchedBuild {
  root: string;
  /** Files and folders below `root` whose changes count. */
  inputs: readonly string[];
  /** The module of the command, and what it is called with. */
  command: string;
  args: readonly string[];
}

/**
 * Builds again after each change, until this process ends. Every build is a process of its own, so that none sees what an
 * earlier one has read; the next one is started ahead and waits with its modules loaded.
 */
export async function watchBuild({ root, inputs, command, args }: WatchedBuild): Promise<never> {
  const start = () => fork(command, args, { execArgv: [...process.execArgv, '--import', waitingModule] });
  let changed = new Set<string>();
  let wake = () => {};
  watchFiles(root, inputs, (file) => {
    changed.add(file);
    wake();
  });
  let next = start();
  for (;;) {
    const run = next;
    await runToEnd(run);
    next = start();
    while (changed.size === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    for (let known = 0; known !== changed.size; ) {
      known = changed.size;
      await setTimeout(QUIET_MS);
    }
    if ([...changed].some(isTool)) {
      next.kill();
      next = start();
    }
    changed = new Set();
  }
}

const waitingModule = new URL('./waitForParent.ts', import.meta.url).href;

/** Tells a waiting process to go on, and waits until it ends. */
async function runToEnd(run: ChildProcess): Promise<void> {
  const end = once(run, 'exit');
  run.send('start');
  await end;
}

/** Calls `onChange` with the path of each file or folder that changes, from `root` on. */
function watchFiles(root: string, inputs: readonly string[], onChange: (file: string) => void): void {
  const toProject = (file: string) => file.replaceAll(path.sep, '/');
  watch(root, (_, file) => {
    if (file !== null && inputs.includes(file)) onChange(file);
  });
  for (const input of inputs.filter((one) => !path.extname(one) && existsSync(path.join(root, one)))) {
    watch(path.join(root, input), { recursive: true }, (_, file) => onChange(toProject(path.join(input, file ?? ''))));
  }
}
