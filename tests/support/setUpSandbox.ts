import { afterAll, beforeAll, beforeEach } from 'vitest';
import WebSocket from 'ws';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import type { Account, AccountName } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import { issueToken } from '../../scripts/backend/sandbox/world/tokens.ts';
import { askSandbox } from './askSandbox.ts';

type Answer = Awaited<ReturnType<typeof askSandbox>>;

/** A running sandbox whose clock is stopped until a test moves it. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  account(name: AccountName): Account;
  /** Sends a request with a fresh token of an account, or without a token for null. */
  ask(name: AccountName | null, method: string, path: string, body?: unknown, client?: string): Promise<Answer>;
  /** Reads the `data` of a GET; throws if it was refused. */
  get(name: AccountName, path: string): Promise<Answer['body']>;
  moveClock(milliseconds: number): void;
  /** Lists the events that the socket of an account gets from now on. */
  listen(name: AccountName): Promise<{ type: string }[]>;
}

export const DAY_MS = 86_400_000;
const start = Date.UTC(2026, 5, 1, 12);

/** Starts a sandbox for the tests of a file, and resets its world and its clock before each of them. */
export function setUpSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  let sandbox: Sandbox;
  let now = start;
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, ...options, now: () => now });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    now = start;
    for (const socket of sockets.splice(0)) socket.terminate();
    sandbox.reset();
  });
  const account: TestSandbox['account'] = (name) => sandbox.world.accounts.find((each) => each.name === name)!;
  const ask: TestSandbox['ask'] = (name, ...request) =>
    askSandbox(sandbox, name && issueToken(account(name), now), ...request);
  const get: TestSandbox['get'] = async (name, path) => {
    const { status, body } = await ask(name, 'GET', path);
    if (status !== 200) throw new Error(`GET ${path} as ${name}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  return {
    get sandbox() {
      return sandbox;
    },
    account,
    ask,
    get,
    moveClock: (milliseconds) => {
      now += milliseconds;
    },
    async listen(name) {
      const { websocket_jwt } = await get(name, '/api/config/user');
      const socket = new WebSocket(`${sandbox.origin.replace('http', 'ws')}/?token=${websocket_jwt}`);
      sockets.push(socket);
      const events: { type: string }[] = [];
      socket.on('message', (frame) => events.push(JSON.parse(String(frame))));
      await new Promise((resolve) => socket.once('open', resolve));
      return events;
    },
  };
}
