/** How things stand with the live connection. Times are in milliseconds. */
export type SocketConnection = RetryCounts &
  (
    | { status: 'off' }
    /** The user config is loaded again, for its token is over. */
    | { status: 'renewing' }
    | { status: 'connecting' }
    | { status: 'open'; since: number }
    /** Until the timer says that it is due. */
    | { status: 'waiting' }
    /** Ten retries were in vain: until something speaks for another try. */
    | { status: 'resting'; since: number }
    /** The gateway does not want this token. */
    | { status: 'refused' }
  );

interface RetryCounts {
  /** Tries in a row that were cut or never opened. */
  failures: number;
  /** Sockets in a row that opened and lived under 10 s. */
  shortLived: number;
}

export type SocketSignal =
  | { type: 'started' }
  | { type: 'stopped' }
  | { type: 'opened' }
  | { type: 'closed'; clean: boolean; code: number }
  | { type: 'due' }
  | { type: 'renewed'; ok: boolean }
  /** The user config has brought another token. */
  | { type: 'tokenChanged' }
  /** There is a connection again, somebody looks, or the API has answered. */
  | { type: 'woken'; by: 'online' | 'focus' | 'poll' };

/** What has to be done now. */
export type SocketCommand =
  | { do: 'nothing' }
  | { do: 'connect' }
  | { do: 'renew' }
  | { do: 'wait'; ms: number }
  /** Close what is there and stop every timer. */
  | { do: 'drop' };

export interface SocketConditions {
  now: number;
  /** The token at hand is over. */
  tokenExpired: boolean;
  /** 0 to 1 */
  random: number;
}

interface SocketStep {
  state: SocketConnection;
  act: SocketCommand;
}

export const closedConnection: SocketConnection = { status: 'off', failures: 0, shortLived: 0 };

/** Closed by the gateway because the token is missing, over or foreign. */
const authCloseCodes = new Set([4401, 4403]);
const RETRY_DELAY_MS = 1000;
const MAX_RETRIES = 10;
const SHORT_LIFE_MS = 10_000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * When to reconnect (reading 24): 1 s after any close; with growing pauses, up to a minute, after three sockets in a
 * row that lived under 10 s; after 10 failed retries only when something has changed; never after the gateway has
 * refused the token.
 */
export function reduceSocket(state: SocketConnection, news: SocketSignal, facts: SocketConditions): SocketStep {
  switch (news.type) {
    case 'started':
      return state.status === 'off' ? connect(closedConnection, facts) : stay(state);
    case 'stopped':
      return { state: closedConnection, act: { do: 'drop' } };
    case 'opened':
      if (state.status !== 'connecting') return stay(state);
      return stay({ status: 'open', since: facts.now, failures: 0, shortLived: state.shortLived });
    case 'closed':
      return state.status === 'connecting' || state.status === 'open' ? handleClose(state, news, facts) : stay(state);
    case 'due':
      return state.status === 'waiting' ? connect(state, facts) : stay(state);
    case 'renewed':
      if (state.status !== 'renewing') return stay(state);
      // The device's clock may be wrong: a token that was just issued is tried, whatever its age seems to be.
      return news.ok
        ? { state: { ...countsOf(state), status: 'connecting' }, act: { do: 'connect' } }
        : countFailure(state, facts);
    case 'tokenChanged':
      return state.status === 'refused' ? connect(closedConnection, facts) : stay(state);
    case 'woken':
      return state.status === 'resting' ? retryFromPause(state, news.by, facts) : stay(state);
  }
}

function handleClose(
  state: Extract<SocketConnection, { status: 'connecting' | 'open' }>,
  { clean, code }: { clean: boolean; code: number },
  facts: SocketConditions,
): SocketStep {
  if (authCloseCodes.has(code)) return stay({ ...countsOf(state), status: 'refused' });
  const lived = state.status === 'open' ? facts.now - state.since : null;
  const shortLived = lived === null ? state.shortLived : lived < SHORT_LIFE_MS ? state.shortLived + 1 : 0;
  if (!clean) return countFailure({ ...state, shortLived }, facts);
  return scheduleRetry({ failures: 0, shortLived }, facts);
}

function countFailure(counts: RetryCounts, facts: SocketConditions): SocketStep {
  const failures = counts.failures + 1;
  const { shortLived } = counts;
  if (failures > MAX_RETRIES) return stay({ status: 'resting', since: facts.now, failures, shortLived });
  return scheduleRetry({ failures, shortLived }, facts);
}

function scheduleRetry({ failures, shortLived }: RetryCounts, { random }: SocketConditions): SocketStep {
  const calm =
    shortLived < 3 ? RETRY_DELAY_MS : Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** Math.min(shortLived - 2, 10));
  const ms = calm === RETRY_DELAY_MS ? RETRY_DELAY_MS : Math.round(calm * (0.9 + random * 0.2));
  return { state: { status: 'waiting', failures, shortLived }, act: { do: 'wait', ms } };
}

/** A new connection is worth all retries again; a glance or a good poll only one try, and not more often than once a minute. */
function retryFromPause(
  state: Extract<SocketConnection, { status: 'resting' }>,
  by: 'online' | 'focus' | 'poll',
  facts: SocketConditions,
) {
  if (by === 'online') return connect({ ...state, failures: 0 }, facts);
  return facts.now - state.since >= MAX_RETRY_DELAY_MS
    ? connect({ ...state, failures: MAX_RETRIES }, facts)
    : stay(state);
}

function connect(counts: RetryCounts, { tokenExpired: tokenOver }: SocketConditions): SocketStep {
  return tokenOver
    ? { state: { ...countsOf(counts), status: 'renewing' }, act: { do: 'renew' } }
    : { state: { ...countsOf(counts), status: 'connecting' }, act: { do: 'connect' } };
}

const countsOf = ({ failures, shortLived }: RetryCounts): RetryCounts => ({ failures, shortLived });
const stay = (state: SocketConnection): SocketStep => ({ state, act: { do: 'nothing' } });
