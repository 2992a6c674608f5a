import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { removeFolder } from '../../../../build/output/removeOtherFiles.ts';
import { UserError } from '../../../../lib/problem.ts';
import { holdScript } from './remoteScripts.ts';

/** A connection to a machine by the system's ssh; everything goes over this one. */
export interface SshConnection {
  /** Runs a script there, with its standard input; returns what it prints. Throws a RemoteError if it fails. */
  run(script: string, args: readonly string[], input?: Readable | string): Promise<Buffer>;
  /** Runs the system's rsync with files named on its standard input, relative to the local folder. */
  rsync(
    options: readonly string[],
    files: readonly string[],
    from: string,
    to: string,
    onLine: (line: string) => void,
  ): Promise<void>;
  /** Forwards connections to a port there; returns the path of the socket that leads to it. */
  forward(host: string, port: number): Promise<string>;
  close(): Promise<void>;
}

/** A script that has failed on a machine, with its exit code. */
export class RemoteError extends UserError {
  readonly code: number | null;
  constructor(message: string, code: number | null) {
    super(message);
    this.code = code;
  }
}

/** Conditions of a connection. */
export interface SshOptions {
  machine: string;
  folder: string;
  env: Readonly<NodeJS.ProcessEnv>;
  /** The text of the lock that it holds while it is open; undefined to change nothing there. */
  owner?: string | undefined;
  /** Whether it takes a lock that somebody else holds. */
  takesOver?: boolean | undefined;
}

/** Quotes a word for a shell of the POSIX kind. */
const quoteForShell = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

const toCommand = (script: string, args: readonly string[]) =>
  ['sh', '-c', script, 'matchpress', ...args].map(quoteForShell).join(' ');

/**
 * Options of all connections: none asks for a password, and none goes on when the network is silent for a minute. Keys of
 * hosts are checked as the operator's own ssh does.
 */
const sharedOptions = ['BatchMode=yes', 'ConnectTimeout=20', 'ServerAliveInterval=15', 'ServerAliveCountMax=4'];

/** Ends of a process: its exit code, and what it printed. */
async function waitForEnd(
  child: ChildProcess,
  onStdout: (chunk: Buffer) => void,
): Promise<{ code: number | null; errors: string }> {
  const errors: Buffer[] = [];
  child.stdout!.on('data', onStdout);
  child.stderr!.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors: Buffer.concat(errors).toString('utf8').trim() };
}

function toRemoteError(machine: string, code: number | null, errors: string): RemoteError {
  const reason = errors === '' ? `a command ended with ${code}` : errors.split('\n').slice(-5).join('\n');
  return new RemoteError(`${machine}: ${reason}`, code);
}

/** Connects to a machine, and takes its lock. Throws a UserError that names the holder of a lock. */
export async function connectSsh({ machine, folder, env, owner = '', takesOver }: SshOptions): Promise<SshConnection> {
  const socketFolder = mkdtempSync(path.join(tmpdir(), 'mp-ssh-'));
  const socket = path.join(socketFolder, 's');
  const shared = [...sharedOptions.flatMap((option) => ['-o', option]), '-S', socket];
  const start = (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    // The process may end before it has read everything; its exit code tells.
    child.stdin.on('error', () => {});
    return child;
  };
  // It ends, and gives back the lock, when its input does: also if this process is killed.
  const master = start('ssh', [
    ...shared,
    ...['-o', 'ControlMaster=yes', '-o', 'ControlPersist=no', '-T', '--', machine],
    toCommand(holdScript, [folder, owner, takesOver ? 'take' : '']),
  ]);
  let answer = '';
  const ended = waitForEnd(master, (chunk) => {
    answer += chunk;
    if (answer.includes('\n')) master.emit('answered');
  });
  const removeSockets = () => removeFolder(socketFolder);
  await Promise.race([once(master, 'answered'), ended]).catch(() => {});
  if (!answer.startsWith('ready\n')) {
    master.stdin.end();
    const { code, errors } = await ended.catch((error: Error) => ({ code: null, errors: error.message }));
    removeSockets();
    if (!answer.startsWith('held ')) throw toRemoteError(machine, code, errors);
    throw new UserError(
      `${machine}: another ship holds ${folder}/lock: ${answer.slice('held '.length).trim()}; wait for it, or take its place with --take-over if it is dead`,
    );
  }
  const finish = async (
    child: ReturnType<typeof start>,
    onStdout: (chunk: Buffer) => void,
    input?: Readable | string,
  ) => {
    const end = waitForEnd(child, onStdout);
    if (typeof input === 'object') await pipeline(input, child.stdin).catch(() => {});
    else child.stdin.end(input);
    const { code, errors } = await end;
    if (code !== 0) throw toRemoteError(machine, code, errors);
  };
  return {
    async run(script, args, input) {
      const chunks: Buffer[] = [];
      const command = [...shared, '-o', 'ControlMaster=no', '-T', '--', machine, toCommand(script, args)];
      await finish(start('ssh', command), (chunk) => chunks.push(chunk), input);
      return Buffer.concat(chunks);
    },
    async rsync(options, files, from, to, onLine) {
      let rest = '';
      const remoteShell = ['ssh', ...shared, '-o', 'ControlMaster=no'].join(' ');
      const command = [...options, '--files-from=-', '-e', remoteShell, `${from}/`, `${machine}:${to}/`];
      await finish(
        start('rsync', command),
        (chunk) => {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop()!;
          for (const line of lines) onLine(line);
        },
        files.map((file) => `${file}\n`).join(''),
      );
    },
    async forward(host, port) {
      const web = path.join(socketFolder, `web-${port}`);
      if (existsSync(web)) return web;
      await finish(start('ssh', [...shared, '-O', 'forward', '-L', `${web}:${host}:${port}`, '--', machine]), () => {});
      return web;
    },
    async close() {
      master.stdin.end();
      await ended;
      removeSockets();
    },
  };
}
