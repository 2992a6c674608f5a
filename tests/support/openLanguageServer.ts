import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');

/** A position in a file of the project, whose path is relative to its root; line and column count from 0. */
export interface SourcePosition {
  file: string;
  line: number;
  column: number;
}

export interface LanguageServer extends AsyncDisposable {
  /** Finds every use of the symbol at a position, in the whole project, without its declaration. */
  findReferences(position: SourcePosition): Promise<SourcePosition[]>;
}

interface Reference {
  uri: string;
  range: { start: { line: number; character: number } };
}

/** Starts the compiler's language server, which knows by types which property a name refers to. */
export async function openLanguageServer(): Promise<LanguageServer> {
  const server = spawn(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '--lsp', '--stdio'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const pending = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const request = (method: string, params: object) =>
    new Promise<unknown>((resolve) => {
      pending.set(++lastId, resolve);
      send({ id: lastId, method, params });
    });
  readMessages(server.stdout, (message) => {
    // A request of the server, such as for the editor's settings, gets an empty answer.
    if (message.method !== undefined && message.id !== undefined) send({ id: message.id, result: [null] });
    else if (message.id !== undefined) pending.get(message.id)?.(message.result);
  });
  await request('initialize', { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: {} });
  send({ method: 'initialized', params: {} });

  const opened = new Set<string>();
  const open = (file: string) => {
    const uri = pathToFileURL(path.join(root, file)).href;
    if (opened.has(file)) return uri;
    opened.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'typescript', version: 1, text } },
    });
    return uri;
  };
  return {
    async findReferences({ file, line, column }) {
      const found = (await request('textDocument/references', {
        textDocument: { uri: open(file) },
        position: { line, character: column },
        context: { includeDeclaration: false },
      })) as Reference[] | null;
      return (found ?? []).map(({ uri, range: { start } }) => ({
        file: path.relative(root, fileURLToPath(uri)).replaceAll(path.sep, '/'),
        line: start.line,
        column: start.character,
      }));
    },
    async [Symbol.asyncDispose]() {
      server.kill();
      await ended;
    },
  };
}

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
}

/** Calls `handle` with each message of a stream in which every one is preceded by its length. */
function readMessages(stream: NodeJS.ReadableStream, handle: (message: Message) => void): void {
  let received = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const length = Number(/Content-Length: (\d+)/i.exec(received.toString('latin1', 0, headEnd))?.[1]);
      const end = headEnd + 4 + length;
      if (received.length < end) return;
      handle(JSON.parse(received.toString('utf8', headEnd + 4, end)) as Message);
      received = received.subarray(end);
    }
  });
}
