import { pingMessage } from '../api/contract/socketMessages.ts';
import {
  closedConnection,
  reduceSocket,
  type SocketCommand,
  type SocketConnection,
  type SocketSignal,
} from './socketConnection.model.ts';

/** The part of a WebSocket that is used. */
export type WebSocketLike = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface ReconnectingSocketOptions {
  /** Opens a WebSocket with the current token. May throw. */
  open: () => WebSocketLike;
  isTokenExpired: () => boolean;
  /** Loads the user config again, which has a new token; resolves to whether that worked. */
  renewToken: () => Promise<boolean>;
  onFrame: (frame: string) => void;
  /** Called when the socket is open again; events may have been missed in between. */
  onReconnected: () => void;
  now?: () => number;
  random?: () => number;
}

export interface ReconnectingSocket {
  start(): void;
  /** Closes the socket and stops all timers. */
  stop(): void;
  signal(signal: Extract<SocketSignal, { type: 'reconnectRequested' | 'tokenChanged' }>): void;
  readonly status: SocketConnection['status'];
}

const PING_INTERVAL_MS = 60_000;
const OPEN_TIMEOUT_MS = 20_000;
/** Time without a frame after which the connection counts as lost. */
const SILENCE_TIMEOUT_MS = 2.5 * PING_INTERVAL_MS;
const abnormalClosure = { type: 'closed', clean: false, code: 1006 } as const;

/** Keeps one WebSocket open as reduceSocket decides, and sends a ping every minute. */
export function createReconnectingSocket(options: ReconnectingSocketOptions): ReconnectingSocket {
  const { open, isTokenExpired, renewToken, onFrame, onReconnected, now = Date.now, random = Math.random } = options;
  let state: SocketConnection = closedConnection;
  let socket: WebSocketLike | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let lastFrameAt = 0;
  let wasOpen = false;

  function dispatch(signal: SocketSignal): void {
    const step = reduceSocket(state, signal, { now: now(), tokenExpired: isTokenExpired(), random: random() });
    state = step.state;
    run(step.command);
  }

  function run(command: SocketCommand): void {
    if (command.type === 'connect') connect();
    else if (command.type === 'renewToken') void renew();
    else if (command.type === 'wait') startTimer(command.ms, () => dispatch({ type: 'retryDue' }));
    else if (command.type === 'disconnect') {
      wasOpen = false;
      disconnect();
    }
  }

  function connect(): void {
    disconnect();
    let opened: WebSocketLike;
    try {
      opened = open();
    } catch {
      // The browser refuses the address.
      dispatch(abnormalClosure);
      return;
    }
    socket = opened;
    startTimer(OPEN_TIMEOUT_MS, handleLoss);
    opened.onopen = () => {
      clearTimeout(timer);
      clearInterval(pingTimer);
      lastFrameAt = now();
      pingTimer = setInterval(ping, PING_INTERVAL_MS);
      dispatch({ type: 'opened' });
      if (wasOpen) onReconnected();
      wasOpen = true;
    };
    opened.onmessage = ({ data }) => {
      lastFrameAt = now();
      if (typeof data === 'string') onFrame(data);
    };
    opened.onclose = ({ wasClean, code }) => {
      disconnect();
      dispatch({ type: 'closed', clean: wasClean, code });
    };
  }

  function ping(): void {
    if (now() - lastFrameAt > SILENCE_TIMEOUT_MS) handleLoss();
    else socket?.send(JSON.stringify(pingMessage));
  }

  /** The connection is lost without a close event. */
  function handleLoss(): void {
    disconnect();
    dispatch(abnormalClosure);
  }

  async function renew(): Promise<void> {
    const ok = await renewToken().catch(() => false);
    dispatch({ type: 'tokenRenewed', ok });
  }

  function startTimer(ms: number, onEnd: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(onEnd, ms);
  }

  function disconnect(): void {
    clearTimeout(timer);
    clearInterval(pingTimer);
    const old = socket;
    socket = null;
    if (!old) return;
    old.onopen = null;
    old.onmessage = null;
    old.onclose = null;
    old.close();
  }

  return {
    start: () => dispatch({ type: 'started' }),
    stop: () => dispatch({ type: 'stopped' }),
    signal: dispatch,
    get status() {
      return state.status;
    },
  };
}
