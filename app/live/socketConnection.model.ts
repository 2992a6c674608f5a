/** The state of the connection. Times are in milliseconds. */
export type SocketConnection = RetryCounts &
  (
    | { status: 'off' }
    /** The token has expired, and the user config is loaded for another. */
    | { status: 'renewing' }
    | { status: 'connecting' }
    | { status: 'open'; since: number }
    /** A timer runs until the next try. */
    | { status: 'waiting' }
    /** After ten failed retries: waits until a reconnect is requested. */
    | { status: 'paused'; since: number }
    /** The gateway has refused the token. */
    | { status: 'refused' }
  );

interface RetryCounts {
  /** Tries that did not open or closed uncleanly, since a connection was last open for 10 s or longer. */
  failures: number;
  /** Clean closes in a row of connections that were open for less than 10 s. */
  shortLived: number;
}

type ReconnectTrigger = 'online' | 'focus' | 'poll';

export type SocketSignal =
  | { type: 'started' }
  | { type: 'stopped' }
  | { type: 'opened' }
  | { type: 'closed'; clean: boolean; code: number }
  | { type: 'retryDue' }
  | { type: 'tokenRenewed'; ok: boolean }
  /** The user config was loaded for another reason, with another token. */
  | { type: 'tokenChanged' }
  /** The device is online again, the page has the focus, or a poll has succeeded. */
  | { type: 'reconnectRequested'; by: ReconnectTrigger };

export type SocketCommand =
  | { type: 'nothing' }
  | { type: 'connect' }
  | { type: 'renewToken' }
  | { type: 'wait'; ms: number }
  /** Close the socket and stop all timers. */
  | { type: 'disconnect' };

export interface SocketConditions {
  now: number;
  tokenExpired: boolean;
  /** A random number from 0 to 1. */
  random: number;
}

interface SocketStep {
  state: SocketConnection;
  command: SocketCommand;
}

export const closedConnection: SocketConnection = { status: 'off', failures: 0, shortLived: 0 };

/** Codes of the gateway for a missing or expired token, or one of another site. */
const authCloseCodes = new Set([4401, 4403]);
export const RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 60_000;
const MAX_RETRIES = 10;
const SHORT_LIFE_MS = 10_000;
/** Number of clean closes of short-lived connections in a row from which the delay grows. */
const MIN_SHORT_LIVED = 3;

/**
 * Decides when to reconnect: 1 s after a close; with growing delays of up to a minute after three clean closes in a row
 * of connections that lived under 10 s; after ten failed retries only on request; and after the gateway has refused the
 * token only with another token (readings 24 and 60).
 */
export function reduceSocket(state: SocketConnection, signal: SocketSignal, conditions: SocketConditions): SocketStep {
  switch (signal.type) {
    case 'started':
      return state.status === 'off' ? connect(closedConnection, conditions) : stay(state);
    case 'stopped':
      return { state: closedConnection, command: { type: 'disconnect' } };
    case 'opened':
      if (state.status !== 'connecting') return stay(state);
      return stay({ ...countsOf(state), status: 'open', since: conditions.now });
    case 'closed':
      return state.status === 'connecting' || state.status === 'open'
        ? handleClose(state, signal, conditions)
        : stay(state);
    case 'retryDue':
      return state.status === 'waiting' ? connect(state, conditions) : stay(state);
    case 'tokenRenewed':
      if (state.status !== 'renewing') return stay(state);
      // A new token is tried even if it seems expired, because the device's clock may be wrong.
      return signal.ok
        ? { state: { ...countsOf(state), status: 'connecting' }, command: { type: 'connect' } }
        : countFailure(state, conditions);
    case 'tokenChanged':
      return state.status === 'refused' ? connect(closedConnection, conditions) : stay(state);
    case 'reconnectRequested':
      return state.status === 'paused' ? retryFromPause(state, signal.by, conditions) : stay(state);
  }
}

function handleClose(
  state: Extract<SocketConnection, { status: 'connecting' | 'open' }>,
  { clean, code }: { clean: boolean; code: number },
  conditions: SocketConditions,
): SocketStep {
  if (authCloseCodes.has(code)) return stay({ ...countsOf(state), status: 'refused' });
  const lasted = state.status === 'open' && conditions.now - state.since >= SHORT_LIFE_MS;
  const counts = lasted ? closedConnection : state;
  if (!clean) return countFailure(counts, conditions);
  return scheduleRetry({ failures: counts.failures, shortLived: lasted ? 0 : counts.shortLived + 1 }, conditions);
}

function countFailure(counts: RetryCounts, conditions: SocketConditions): SocketStep {
  const failures = counts.failures + 1;
  if (failures > MAX_RETRIES) return stay({ status: 'paused', since: conditions.now, failures, shortLived: 0 });
  return scheduleRetry({ failures, shortLived: 0 }, conditions);
}

function scheduleRetry({ failures, shortLived }: RetryCounts, { random }: SocketConditions): SocketStep {
  const doublings = Math.max(0, Math.min(shortLived - MIN_SHORT_LIVED + 1, 10));
  const backoffMs = Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** doublings);
  const ms = doublings === 0 ? RETRY_DELAY_MS : Math.round(backoffMs * (0.9 + random * 0.2));
  return { state: { status: 'waiting', failures, shortLived }, command: { type: 'wait', ms } };
}

/**
 * Retries after a pause: being online again restarts all retries; focus and polls allow one try, at most once a minute.
 */
function retryFromPause(
  state: Extract<SocketConnection, { status: 'paused' }>,
  by: ReconnectTrigger,
  conditions: SocketConditions,
): SocketStep {
  if (by === 'online') return connect({ ...state, failures: 0 }, conditions);
  return conditions.now - state.since >= MAX_RETRY_DELAY_MS
    ? connect({ ...state, failures: MAX_RETRIES }, conditions)
    : stay(state);
}

function connect(counts: RetryCounts, { tokenExpired }: SocketConditions): SocketStep {
  return tokenExpired
    ? { state: { ...countsOf(counts), status: 'renewing' }, command: { type: 'renewToken' } }
    : { state: { ...countsOf(counts), status: 'connecting' }, command: { type: 'connect' } };
}

const countsOf = ({ failures, shortLived }: RetryCounts): RetryCounts => ({ failures, shortLived });
const stay = (state: SocketConnection): SocketStep => ({ state, command: { type: 'nothing' } });
