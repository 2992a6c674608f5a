import { Console } from 'node:console';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { RunnableCommand } from '../../scripts/lib/CommandIo.ts';
import { runCommand } from '../../scripts/lib/runEntry.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface CallOptions {
  env?: Readonly<Record<string, string>>;
  /** The content of standard input; default: empty. */
  input?: string;
  /** The folder that it runs in; default: the project. */
  cwd?: string;
}

/** Creates a stream that keeps what is written to it. */
function captureText(): { stream: Writable; text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}

/** Runs a command in this process, as its entry does in one of its own. */
export async function callCommand(command: RunnableCommand, args: readonly string[], options: CallOptions = {}) {
  const { env = {}, input = '', cwd = root } = options;
  const [out, err] = [captureText(), captureText()];
  const code = await runCommand(command, {
    args,
    cwd,
    env: { ...process.env, ...env },
    stdin: Readable.from([Buffer.from(input)]),
    stdout: out.stream,
    stderr: err.stream,
    console: new Console(out.stream, err.stream),
  });
  return { code, stdout: out.text(), stderr: err.text() };
}
