/** How things stand with the live connection. Times are in milliseconds. */
export type SocketState = Counts &
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

interface Counts {
  /** Tries in a row that were cut or never opened. */
  failures: number;
  /** Sockets in a row that opened and lived under 10 s. */
  shortLived: number;
}

export type SocketNews =
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
export type SocketAct =
  | { do: 'nothing' }
  | { do: 'connect' }
  | { do: 'renew' }
  | { do: 'wait'; ms: number }
  /** Close what is there and stop every timer. */
  | { do: 'drop' };

export interface SocketFacts {
  now: number;
  /** The token at hand is over. */
  tokenOver: boolean;
  /** 0 to 1 */
  random: number;
}

interface Step {
  state: SocketState;
  act: SocketAct;
}

export const off: SocketState = { status: 'off', failures: 0, shortLived: 0 };

/** Closed by the gateway because the token is missing, over or foreign. */
const authCodes = new Set([4401, 4403]);
const retryAfter = 1000;
const mostRetries = 10;
const shortLife = 10_000;
const slowest = 60_000;

/**
 * When to reconnect (reading 24): 1 s after any close; with growing pauses, up to a minute, after three sockets in a
 * row that lived under 10 s; after 10 failed retries only when something has changed; never after the gateway has
 * refused the token.
 */
export function stepSocket(state: SocketState, news: SocketNews, facts: SocketFacts): Step {
  switch (news.type) {
    case 'started':
      return state.status === 'off' ? connect(off, facts) : rest(state);
    case 'stopped':
      return { state: off, act: { do: 'drop' } };
    case 'opened':
      if (state.status !== 'connecting') return rest(state);
      return rest({ status: 'open', since: facts.now, failures: 0, shortLived: state.shortLived });
    case 'closed':
      return state.status === 'connecting' || state.status === 'open' ? closed(state, news, facts) : rest(state);
    case 'due':
      return state.status === 'waiting' ? connect(state, facts) : rest(state);
    case 'renewed':
      if (state.status !== 'renewing') return rest(state);
      // The device's clock may be wrong: a token that was just issued is tried, whatever its age seems to be.
      return news.ok
        ? { state: { ...countsOf(state), status: 'connecting' }, act: { do: 'connect' } }
        : fail(state, facts);
    case 'tokenChanged':
      return state.status === 'refused' ? connect(off, facts) : rest(state);
    case 'woken':
      return state.status === 'resting' ? wake(state, news.by, facts) : rest(state);
  }
}

function closed(
  state: Extract<SocketState, { status: 'connecting' | 'open' }>,
  { clean, code }: { clean: boolean; code: number },
  facts: SocketFacts,
): Step {
  if (authCodes.has(code)) return rest({ ...countsOf(state), status: 'refused' });
  const lived = state.status === 'open' ? facts.now - state.since : null;
  const shortLived = lived === null ? state.shortLived : lived < shortLife ? state.shortLived + 1 : 0;
  if (!clean) return fail({ ...state, shortLived }, facts);
  return wait({ failures: 0, shortLived }, facts);
}

function fail(counts: Counts, facts: SocketFacts): Step {
  const failures = counts.failures + 1;
  const { shortLived } = counts;
  if (failures > mostRetries) return rest({ status: 'resting', since: facts.now, failures, shortLived });
  return wait({ failures, shortLived }, facts);
}

function wait({ failures, shortLived }: Counts, { random }: SocketFacts): Step {
  const calm = shortLived < 3 ? retryAfter : Math.min(slowest, retryAfter * 2 ** Math.min(shortLived - 2, 10));
  const ms = calm === retryAfter ? retryAfter : Math.round(calm * (0.9 + random * 0.2));
  return { state: { status: 'waiting', failures, shortLived }, act: { do: 'wait', ms } };
}

/** A new connection is worth all retries again; a glance or a good poll only one try, and not more often than once a minute. */
function wake(state: Extract<SocketState, { status: 'resting' }>, by: 'online' | 'focus' | 'poll', facts: SocketFacts) {
  if (by === 'online') return connect({ ...state, failures: 0 }, facts);
  return facts.now - state.since >= slowest ? connect({ ...state, failures: mostRetries }, facts) : rest(state);
}

function connect(counts: Counts, { tokenOver }: SocketFacts): Step {
  return tokenOver
    ? { state: { ...countsOf(counts), status: 'renewing' }, act: { do: 'renew' } }
    : { state: { ...countsOf(counts), status: 'connecting' }, act: { do: 'connect' } };
}

const countsOf = ({ failures, shortLived }: Counts): Counts => ({ failures, shortLived });
const rest = (state: SocketState): Step => ({ state, act: { do: 'nothing' } });
