import type { Call } from '../../../app/api/contract/defineCall.ts';
import type { Verdict } from './CheckResult.ts';
import type { CallInput, Exchange, Send } from './createCallSender.ts';
import type { Report } from './createResultCollector.ts';
import { toRows } from './findRequestData.ts';
import { describeExchange, judgeEnvelope, judgeFocus, judgeRefusal, judgeSchema, readData } from './judgeResponse.ts';
import { readOnlyRequests, type Subject, unknownRequests } from './readOnlyRequests.ts';

/** Message of the refusal that means an empty gallery. */
const noPictures = 'This user has no pictures';
/** Token of three parts without a valid signature. */
const foreignToken = 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA';

export interface CheckContext {
  send: Send;
  token: string;
  subject: Subject;
  report: Report;
}

/** Checks everything about a read that changes nothing. */
export async function checkRead(call: Call, context: CheckContext): Promise<void> {
  const { send, subject, report } = context;
  const token = call.auth === 'bearer' ? context.token : null;
  const requests = readOnlyRequests[call.name]?.(subject) ?? ['this command has no request for it'];
  const inputs = requests.filter((request) => typeof request !== 'string');
  for (const request of requests) if (typeof request === 'string') report.skip(call, 'answer', request);
  for (const input of inputs) reportAnswer(call, await send(call, input, { token }), report);
  const [input] = inputs;
  if (!input) return;
  await checkSlash(call, input, context, token);
  if (call.auth === 'bearer') await checkSignedOut(call, input, context);
  await checkUnknown(call, context, token);
  if (call.query && call.method === 'GET') await checkBrokenQuery(call, input, context, token);
}

function reportAnswer(call: Call, exchange: Exchange, report: Report): void {
  if (call.name === 'fetchGallery' && exchange.text.includes(noPictures)) {
    report.add(call, 'envelope', { passed: true, expected: 'pictures, or the refusal', seen: 'the refusal' });
    return;
  }
  const envelope = judgeEnvelope(exchange);
  report.add(call, 'envelope', envelope);
  if (envelope.passed) report.add(call, 'schema', judgeSchema(call, exchange));
  const focus = judgeFocus(exchange);
  if (focus) report.add(call, 'focus', focus);
}

/** Checks that a path with and without a slash at its end is the same address. */
async function checkSlash(call: Call, input: CallInput, { send, report }: CheckContext, token: string | null) {
  const [plain, flipped] = [await send(call, input, { token }), await send(call, input, { token, flipSlash: true })];
  const sameShape = judgeSchema(call, plain).passed === judgeSchema(call, flipped).passed;
  report.add(call, 'slash', {
    passed: plain.status === flipped.status && sameShape,
    expected: `${plain.status} with and without a slash at the end`,
    seen: describeExchange(flipped),
  });
}

async function checkSignedOut(call: Call, input: CallInput, { send, report }: CheckContext) {
  for (const [check, token] of [
    ['no token', null],
    ['foreign token', foreignToken],
  ] as const) {
    report.add(call, check, judgeRefusal(await send(call, input, { token }), [401]));
  }
}

async function checkUnknown(call: Call, { send, subject, report }: CheckContext, token: string | null) {
  const input = unknownRequests[call.name]?.(subject);
  if (!input) return;
  const exchange = await send(call, input, { token });
  const verdict = judgeRefusal(exchange, [404]);
  // An unknown member has no pictures either.
  const isEmptyGallery = call.name === 'fetchGallery' && exchange.text.includes(noPictures);
  report.add(call, 'unknown id', isEmptyGallery ? { ...verdict, passed: true } : verdict);
}

async function checkBrokenQuery(call: Call, input: CallInput, { send, report }: CheckContext, token: string | null) {
  const query = Object.fromEntries(
    Object.entries(input.query ?? {}).map(([name, value]) => [name, typeof value === 'number' ? 'x' : value]),
  );
  if (!Object.values(query).includes('x')) return;
  report.add(call, 'broken query', judgeRefusal(await send(call, { ...input, query }, { token }), [400, 422]));
}

/** Key of the rows in the data of a list, and the name of their ids. */
const pagedLists: Readonly<Record<string, { key?: string; id: string }>> = {
  fetchMatches: { key: 'matches', id: 'profile_id' },
  fetchVisitors: { key: 'visitors', id: 'profile_id' },
  fetchConversations: { id: 'id' },
};

/** Checks that `offset` and `limit` cut pages out of one list that keeps its order. */
export async function checkPaging(call: Call, { send, token, report }: CheckContext): Promise<void> {
  const list = pagedLists[call.name];
  if (!list) return;
  const read = async (offset: number, limit: number) => {
    const data = readData(await send(call, { query: { offset, limit } }, { token }));
    return toRows(data, list.key).map((row) => String(row[list.id]));
  };
  const whole = await read(0, 4);
  const [first, second, beyond] = [await read(0, 2), await read(2, 2), await read(100_000, 2)];
  const describe = (ids: readonly string[]) => `${ids.length}`;
  report.add(call, 'paging', {
    passed: whole.join() === [...first, ...second].join() && beyond.length === 0,
    expected: `the ${whole.length} rows of one page on two, and none far behind the last`,
    seen: `${describe(first)} and ${describe(second)} rows${whole.join() === [...first, ...second].join() ? '' : ' that are others'}, and ${describe(beyond)}`,
  });
}

/** Checks the pages of a conversation (reading 23): the latest messages, then older ones, and none newer. */
export async function checkThreadPaging(call: Call, context: CheckContext): Promise<void> {
  const { send, token, subject, report } = context;
  if (!subject.conversationId) return;
  const params = { id: subject.conversationId };
  const read = async (query: CallInput['query']) => {
    const data = readData(await send(call, { params, ...(query && { query }) }, { token }));
    return toRows(data, 'messages').map(({ messageId }) => Number(messageId));
  };
  const latest = await read({ beforeId: 0 });
  const [oldest, newest] = [latest[0], latest.at(-1)];
  if (oldest === undefined || newest === undefined) return report.skip(call, 'paging', 'the conversation is empty');
  const [older, newer] = [await read({ beforeId: oldest }), await read({ afterId: newest })];
  report.add(call, 'paging', {
    passed:
      isAscending(latest) && isAscending(older) && older.every((id) => id < oldest) && newer.every((id) => id > newest),
    expected: 'messages in their order; beforeId gives older ones only, afterId newer ones only',
    seen: `${latest.length} latest, ${older.length} before, ${newer.length} after${isAscending([...older, ...latest]) ? '' : ', not in their order'}`,
  } satisfies Verdict);
}

const isAscending = (ids: readonly number[]) => ids.every((id, index) => index === 0 || ids[index - 1]! < id);

/** Checks that `waiting` lists only those who wait for an answer, the longest first; skipped without that extension. */
export async function checkWaiting(call: Call, { send, token, report }: CheckContext): Promise<void> {
  const read = async (query: CallInput['query']) =>
    toRows(readData(await send(call, { query: { offset: 0, limit: 50, ...query } }, { token })));
  if (!(await read({})).some((row) => 'waiting_since' in row)) {
    return report.skip(call, 'waiting', 'the server does not say who waits');
  }
  const since = (await read({ waiting: 1 })).map(({ waiting_since: at }) => at);
  const isSorted = since.every((at, index) => index === 0 || String(since[index - 1]) <= String(at));
  report.add(call, 'waiting', {
    passed: isSorted && !since.includes(null) && !since.includes(undefined),
    expected: 'only rows with waiting_since, the longest wait first',
    seen: `${since.length} rows${isSorted ? '' : ', not in their order'}`,
  });
}
