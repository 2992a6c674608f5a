import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { toPortError } from '../../lib/portError.ts';
import { createControlRoutes } from './controlRoutes.ts';
import { createContractApp } from './createContractApp.ts';
import type { Fault } from './fault.ts';
import { createFaultQueue } from './faultQueue.ts';
import { createMapsRoutes } from './mapsRoutes.ts';
import { createReceiverRoutes } from './receiverRoutes.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import type { SandboxState } from './sandboxState.ts';
import { tick } from './simulation.ts';
import { createSocketHub, type SocketHub } from './socketHub.ts';
import { createStorageRoutes } from './storageRoutes.ts';
import type { AccountName, AccountStage } from './world/accountTypes.ts';
import { createWorld, type World } from './world/createWorld.ts';
import { issueToken } from './world/tokens.ts';

export interface SandboxOptions {
  /** 0 takes any free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** The world is the same for the same seed, country and locale. Default 1. */
  seed?: number;
  /** The country of the accounts, ISO 3166. Default DE. */
  country?: string;
  /** The language of the accounts; default the country's. */
  locale?: string;
  /** The site's id in /api/config/site; default none. */
  siteId?: number;
  /** The age bracket, 40, 50 or 60: members may be ten years younger. Default none, which admits members from 40 on. */
  ageBracket?: number;
  /** The member setting of that name. Default 0. */
  paywallOnSend?: 0 | 1;
  /** The origin of the links in emails. Default http://127.0.0.1:4300. */
  siteOrigin?: string;
  /** Whether members visit and write by themselves while a socket is open. Default false. */
  simulateActivity?: boolean;
  /** The delay of each answer to a call of the contract, in milliseconds. Default 0. */
  delayMs?: number;
  /** The clock, in milliseconds. Default Date.now. */
  now?: () => number;
}

interface SandboxAccount {
  name: AccountName;
  stage: AccountStage;
  /** The purpose of the account, in a line. */
  line: string;
  email: string;
  password: string;
  token: string;
}

export interface Sandbox {
  origin: string;
  accounts: SandboxAccount[];
  /** All requests since the start or the last reset. */
  readonly requests: RecordedRequest[];
  readonly world: World;
  readonly sockets: Pick<SocketHub, 'push' | 'connected' | 'disconnect'>;
  /** Orders a fault for one of the next calls. */
  injectFault(fault: Fault): void;
  /** Restores the world of the start, without faults and requests. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the simulated operator's API on loopback. Throws if the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = '127.0.0.1', seed = 1, country = 'DE', siteOrigin = 'http://127.0.0.1:4300' } = options;
  const { simulateActivity = false, delayMs = 0, now = Date.now } = options;
  const create = () => createWorld({ ...options, seed, country, siteOrigin, now });
  const state: SandboxState = {
    world: create(),
    faults: createFaultQueue(),
    requests: [],
    answering: new Set(),
    delayMs,
    reports: [],
    failures: [],
    sockets: createSocketHub(),
  };
  const reset = () => {
    state.world = create();
    state.faults.clear();
    state.requests.length = 0;
    state.reports.length = 0;
    state.failures.length = 0;
  };
  const server = await listen(createApp(state, reset), port, host);
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  state.sockets.attach(server, state);
  let second = 0;
  const clock = setInterval(() => tick(state, ++second, simulateActivity, origin), 1000).unref();
  return {
    origin,
    accounts: state.world.accounts.map((account) => ({
      name: account.name,
      stage: account.stage,
      line: account.line,
      email: account.email,
      password: account.password,
      token: issueToken(account, now()),
    })),
    requests: state.requests,
    sockets: state.sockets,
    get world() {
      return state.world;
    },
    injectFault: state.faults.add,
    reset,
    close: () =>
      new Promise((resolve) => {
        clearInterval(clock);
        state.sockets.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createApp(state: SandboxState, reset: () => void) {
  const app = createContractApp(state);
  app.route('/', createControlRoutes(state, reset));
  app.route('/', createStorageRoutes(state));
  app.route('/', createMapsRoutes(state));
  app.route('/', createReceiverRoutes(state));
  return app;
}

function listen({ fetch }: ReturnType<typeof createApp>, port: number, hostname: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname, overrideGlobalObjects: false }, () => resolve(server)) as Server;
    server.once('error', (error) => reject(toPortError(error, port)));
  });
}
