import type { Console } from 'node:console';
import type { Readable, Writable } from 'node:stream';

/** An output, which may be a terminal. */
export type Output = Writable & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;

/** The surroundings of a command, which a process or a test gives it. */
export interface CommandIo {
  args: readonly string[];
  /** Where relative paths begin. */
  cwd: string;
  env: Readonly<NodeJS.ProcessEnv>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  /** Prints to the two outputs. */
  console: Pick<Console, 'log' | 'error'>;
}

/** A command: gives its exit code, or throws what `runCommand` reports. */
export type RunnableCommand = (io: CommandIo) => Promise<number>;

/** The surroundings of a command in a process of its own. */
export const createProcessIo = (): CommandIo => ({
  args: process.argv.slice(2),
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  console,
});
