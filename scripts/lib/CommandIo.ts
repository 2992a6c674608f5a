import type { Console } from 'node:console';
import type { Readable, Writable } from 'node:stream';

/** An output, which may be a terminal. */
export type Output = Writable & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;

/** Surroundings of a command, given by a process or a test. */
export interface CommandIo {
  args: readonly string[];
  /** The folder that relative paths begin at. */
  cwd: string;
  env: Readonly<NodeJS.ProcessEnv>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  /** Prints to the two outputs. */
  console: Pick<Console, 'log' | 'error'>;
}

/** Runs a command: returns its exit code, or throws an error that `runCommand` reports. */
export type RunnableCommand = (io: CommandIo) => Promise<number>;

/** Creates the surroundings of a command in a process of its own. */
export const createProcessIo = (): CommandIo => ({
  args: process.argv.slice(2),
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  console,
});
