import { spawn } from 'node:child_process';
import path from 'node:path';

export interface ProcessResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** Duration of the process. */
  ms: number;
}

interface SpawnOptions {
  env?: Record<string, string>;
  /** Sends SIGKILL after this time. */
  killAfterMs?: number;
  /** Begins that time only when it has written this to its error stream. */
  killAfterText?: string;
  /** The content of standard input; default: empty. */
  input?: string;
  /** The folder that it runs in; default: the project. */
  cwd?: string;
  /** A command that starts node, such as `taskset -c 0`. */
  prefix?: string[];
  /** Flags of Node. */
  nodeFlags?: string[];
}

/** Runs a script of a project as a process of its own, on the same Node. */
export function spawnScript(
  root: string,
  script: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<ProcessResult> {
  const { prefix = [], nodeFlags = [] } = options;
  const command = [...prefix, process.execPath, ...nodeFlags, path.join(root, 'scripts', script), ...args];
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command[0]!, command.slice(1), {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.on('error', reject);
    // A process that reads no input may have ended already.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
    let timer: NodeJS.Timeout | undefined;
    const { killAfterMs, killAfterText = '' } = options;
    const startTimer = () => {
      if (killAfterMs === undefined || !Buffer.concat(err).includes(killAfterText)) return;
      timer ??= setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    };
    startTimer();
    child.stderr.on('data', (chunk: Buffer) => {
      err.push(chunk);
      startTimer();
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({
        code,
        signal,
        stdout: Buffer.concat(out).toString('utf8'),
        stderr: Buffer.concat(err).toString('utf8'),
        ms: performance.now() - started,
      });
    });
  });
}

/** Runs one build; its output and its cache are in the project's folder. */
export const spawnBuild = (root: string, args: string[], options?: SpawnOptions) =>
  spawnScript(
    root,
    'build.ts',
    ['--out', path.join(root, 'dist'), '--cache', path.join(root, '.cache'), ...args],
    options,
  );
