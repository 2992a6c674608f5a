import { pingMessage } from '../api/contract/socketMessages.ts';
import {
  closedConnection,
  reduceSocket,
  type SocketCommand,
  type SocketConnection,
  type SocketSignal,
} from './socketConnection.model.ts';

/** The part of a WebSocket that is needed. */
export type WebSocketLike = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface ReconnectingSocketOptions {
  /** Opens a connection with the token of now. */
  open: () => WebSocketLike;
  isTokenExpired: () => boolean;
  /** Has the user config loaded again; tells whether it was. */
  renewToken: () => Promise<boolean>;
  onFrame: (frame: string) => void;
  /** Connected again after a break, in which something may have been missed. */
  onReconnected: () => void;
  now?: () => number;
  random?: () => number;
}

export interface ReconnectingSocket {
  start(): void;
  /** Closes, and leaves no timer behind. */
  stop(): void;
  signal(news: Extract<SocketSignal, { type: 'woken' | 'tokenChanged' }>): void;
  readonly status: SocketConnection['status'];
}

const PING_INTERVAL_MS = 60_000;
/** Longer than this neither an opening nor an answer takes: the network has gone without a word. */
const timeoutsMs = { opening: 20_000, silence: 2.5 * PING_INTERVAL_MS };

/** Carries out what the model decides: one connection at most, and a ping a minute. */
export function createReconnectingSocket(options: ReconnectingSocketOptions): ReconnectingSocket {
  const {
    open,
    isTokenExpired: isTokenOver,
    renewToken: renew,
    onFrame,
    onReconnected: onReopened,
    now = Date.now,
    random = Math.random,
  } = options;
  let state: SocketConnection = closedConnection;
  let wire: WebSocketLike | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pings: ReturnType<typeof setInterval> | undefined;
  let heardAt = 0;
  let wasOpen = false;

  function take(news: SocketSignal): void {
    const step = reduceSocket(state, news, { now: now(), tokenExpired: isTokenOver(), random: random() });
    state = step.state;
    act(step.act);
  }

  function act(wanted: SocketCommand): void {
    if (wanted.do === 'connect') connect();
    else if (wanted.do === 'renew') void renewOnce();
    else if (wanted.do === 'wait') after(wanted.ms, () => take({ type: 'due' }));
    else if (wanted.do === 'drop') {
      wasOpen = false;
      drop();
    }
  }

  function connect(): void {
    drop();
    let own: WebSocketLike;
    try {
      own = open();
    } catch {
      // An address that the browser does not take.
      take({ type: 'closed', clean: false, code: 1006 });
      return;
    }
    wire = own;
    after(timeoutsMs.opening, () => lose());
    own.onopen = () => {
      clearTimeout(timer);
      clearInterval(pings);
      heardAt = now();
      pings = setInterval(keepAlive, PING_INTERVAL_MS);
      take({ type: 'opened' });
      if (wasOpen) onReopened();
      wasOpen = true;
    };
    own.onmessage = ({ data }) => {
      heardAt = now();
      if (typeof data === 'string') onFrame(data);
    };
    own.onclose = ({ wasClean, code }) => {
      drop();
      take({ type: 'closed', clean: wasClean, code });
    };
  }

  function keepAlive(): void {
    if (now() - heardAt > timeoutsMs.silence) lose();
    else wire?.send(JSON.stringify(pingMessage));
  }

  /** Nobody is at the other end any more, although no close has come. */
  function lose(): void {
    drop();
    take({ type: 'closed', clean: false, code: 1006 });
  }

  async function renewOnce(): Promise<void> {
    const ok = await renew().catch(() => false);
    take({ type: 'renewed', ok });
  }

  function after(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }

  function drop(): void {
    clearTimeout(timer);
    clearInterval(pings);
    const old = wire;
    wire = null;
    if (!old) return;
    old.onopen = null;
    old.onmessage = null;
    old.onclose = null;
    old.close();
  }

  return {
    start: () => take({ type: 'started' }),
    stop: () => take({ type: 'stopped' }),
    signal: take,
    get status() {
      return state.status;
    },
  };
}
