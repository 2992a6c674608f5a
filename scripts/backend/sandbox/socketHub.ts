import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type * as z from 'zod/mini';
import { SocketEvent } from '../../../app/api/contract/socketMessages.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import type { FaultQueue } from './faultQueue.ts';
import { DEFAULT_DELAY_MS } from './faultResponses.ts';
import { type Claims, verifyToken } from './jwt.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import type { World } from './world/createWorld.ts';
import { isEnded } from './world/tokens.ts';

/** An event as sent. */
export type OutgoingEvent = z.input<typeof SocketEvent>;

interface ConnectionContext {
  /** The world whose clock decides whether a token is expired. Replaced by a reset. */
  readonly world: Pick<World, 'now' | 'accounts'>;
  readonly faults: FaultQueue;
  readonly requests: RecordedRequest[];
}

/** Simulates the operator's WebSocket gateway. */
export interface SocketHub {
  attach(server: Server, context: ConnectionContext): void;
  /** Sends an event to every connection of a member. */
  push(userId: string, event: OutgoingEvent): void;
  /** Lists the user ids of the connected members. */
  connected(): string[];
  /** Ends the connections of sessions that are ended. */
  closeEnded(accounts: World['accounts']): void;
  /** Ends every connection: with a close code, or abruptly without one. */
  disconnect(code?: number): void;
  close(): void;
}

/** Close code for a missing, expired or foreign token. */
export const SIGNED_OUT_CLOSE_CODE = 4401;
const MAX_FRAME_BYTES = 64_000;

export function createSocketHub(): SocketHub {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const members = new Map<WebSocket, Claims>();

  function welcome(socket: WebSocket, claims: Claims): void {
    members.set(socket, claims);
    socket.on('close', () => members.delete(socket));
    socket.on('message', (frame) => {
      if (isPing(String(frame))) socket.send(JSON.stringify({ type: 'pong' }));
    });
  }

  function upgrade(context: ConnectionContext, request: IncomingMessage, connection: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const query = Object.fromEntries(searchParams);
    context.requests.push({ call: 'socket', method: 'GET', path: pathname, query, headers: {}, body: undefined });
    const fault = context.faults.take('socket');
    if (fault?.kind === 'status') return void connection.end(`HTTP/1.1 ${fault.status ?? 500} Refused\r\n\r\n`);
    if (fault?.kind === 'drop') return void connection.destroy();
    if (fault)
      setTimeout(() => accept(context, request, connection, head, query.token), fault.ms ?? DEFAULT_DELAY_MS).unref();
    else accept(context, request, connection, head, query.token);
  }

  function accept(
    context: ConnectionContext,
    request: IncomingMessage,
    connection: Duplex,
    head: Buffer,
    token = '',
  ): void {
    const found = verifyToken(token, context.world.now(), 'socket');
    const account = context.world.accounts.find(({ userId }) => userId === found?.user_id);
    const claims = account && found && !isEnded(account, found) ? found : null;
    server.handleUpgrade(request, connection, head, (socket) => {
      if (claims) welcome(socket, claims);
      else socket.close(SIGNED_OUT_CLOSE_CODE, 'signed out');
    });
  }

  return {
    attach: (http, context) =>
      void http.on('upgrade', (request, connection, head) => upgrade(context, request, connection, head)),
    push(userId, event) {
      if (!SocketEvent.safeParse(event).success) throw new TypeError('The sandbox breaks the contract of the socket.');
      for (const [socket, { user_id }] of members) if (user_id === userId) socket.send(JSON.stringify(event));
    },
    connected: () => [...new Set(Array.from(members.values(), ({ user_id }) => user_id))],
    closeEnded(accounts) {
      for (const [socket, claims] of members) {
        const account = accounts.find(({ userId }) => userId === claims.user_id);
        if (account && isEnded(account, claims)) socket.close(SIGNED_OUT_CLOSE_CODE, 'signed out');
      }
    },
    disconnect(code) {
      for (const socket of members.keys()) {
        if (code === undefined) socket.terminate();
        else socket.close(code);
      }
    },
    close() {
      for (const socket of members.keys()) socket.terminate();
      server.close();
    },
  };
}

const isPing = (frame: string) => (tryParseJson(frame) as { action?: unknown } | null | undefined)?.action === 'ping';
