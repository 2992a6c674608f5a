import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type * as z from 'zod/mini';
import { SocketEvent } from '../../app/api/contract/socketMessages.ts';
import { DEFAULT_DELAY_MS } from './faultInjection.ts';
import { verifyToken } from './jwt.ts';
import type { SandboxState } from './sandboxState.ts';

/** What the socket says, as it travels. */
export type OutgoingEvent = z.input<typeof SocketEvent>;

/** The stand-in for the operator's WebSocket gateway. */
export interface SocketHub {
  attach(server: Server, state: SandboxState): void;
  /** Says something to every connection of a member. */
  push(userId: string, event: OutgoingEvent): void;
  /** User ids of those who are connected. */
  connected(): string[];
  /** Ends every connection: cleanly with a code, or by cutting it. */
  disconnect(code?: number): void;
  close(): void;
}

/** Sent when the token is missing, over or foreign. */
export const SIGNED_OUT_CLOSE_CODE = 4401;

export function createSocketHub(): SocketHub {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64_000 });
  const members = new Map<WebSocket, string>();

  function welcome(socket: WebSocket, userId: string): void {
    members.set(socket, userId);
    socket.on('close', () => members.delete(socket));
    socket.on('message', (frame) => {
      if (isPing(String(frame))) socket.send(JSON.stringify({ type: 'pong' }));
    });
  }

  function upgrade(state: SandboxState, request: IncomingMessage, wire: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const query = Object.fromEntries(searchParams);
    state.requests.push({ call: 'socket', method: 'GET', path: pathname, query, headers: {}, body: undefined });
    const fault = state.faults.take('socket');
    if (fault?.kind === 'status') return void wire.end(`HTTP/1.1 ${fault.status ?? 500} Refused\r\n\r\n`);
    if (fault?.kind === 'drop') return void wire.destroy();
    if (fault) setTimeout(() => accept(state, request, wire, head, query.token), fault.ms ?? DEFAULT_DELAY_MS).unref();
    else accept(state, request, wire, head, query.token);
  }

  function accept(state: SandboxState, request: IncomingMessage, wire: Duplex, head: Buffer, token = ''): void {
    const claims = verifyToken(token, state.world.now(), 'socket');
    server.handleUpgrade(request, wire, head, (socket) => {
      if (claims) welcome(socket, claims.user_id);
      else socket.close(SIGNED_OUT_CLOSE_CODE, 'signed out');
    });
  }

  return {
    attach: (http, state) => void http.on('upgrade', (request, wire, head) => upgrade(state, request, wire, head)),
    push(userId, event) {
      if (!SocketEvent.safeParse(event).success) throw new TypeError('The sandbox breaks the contract of the socket.');
      for (const [socket, owner] of members) if (owner === userId) socket.send(JSON.stringify(event));
    },
    connected: () => [...new Set(members.values())],
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

function isPing(frame: string): boolean {
  try {
    return JSON.parse(frame)?.action === 'ping';
  } catch {
    return false;
  }
}
