import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { mapLimit } from '../../lib/mapLimit.ts';
import { compareAnswer, type Difference, listRuledHeaders } from './compareAnswer.ts';
import { expectAnswers, type PlannedOtherHost, type PlannedSite } from './expectAnswers.ts';
import { type Connection, sendRequest } from './sendRequest.ts';

/** A host that no release has. */
const unknownHost = 'unknown.invalid';
const DEFAULT_LIMIT = 8;

interface ReadBackOptions {
  connection: Connection;
  /** Number of requests at a time. */
  limit?: number;
  /** Whether the server also has to refuse a host without a site; a server of one site alone cannot. */
  refusesUnknownHosts?: boolean;
}

/** Result of reading a site back: the number of requests, and all differences. */
export interface ReadBackReport {
  host: string;
  requests: number;
  differences: Difference[];
}

/**
 * Asks a host for every file of its site, or how it answers without one, as browsers do, and compares bytes, status,
 * content types and headers with the plan. A host that does not answer at all is one difference.
 */
export async function readBack(
  site: PlannedSite | PlannedOtherHost,
  { connection, limit = DEFAULT_LIMIT, refusesUnknownHosts = true }: ReadBackOptions,
): Promise<ReadBackReport> {
  const { host } = site.rules;
  const answers = expectAnswers(site);
  const names = listRuledHeaders(site.rules, answers);
  const agent = new (connection.encrypted ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: limit });
  let requests = 0;
  const ask = (address: string, acceptEncoding: string, asked = host) => {
    requests++;
    return sendRequest(connection, agent, { host: asked, servername: host, address, acceptEncoding });
  };
  const toFailure = (address: string, error: unknown): Difference => {
    const { message, code } = error as NodeJS.ErrnoException;
    // Of what OpenSSL says, only the reason; an error of several addresses has only a code.
    const reason = /:SSL routines:\w*:([^:]+)/.exec(message)?.[1] ?? (message || code);
    return { host, address, part: 'answer', expected: 'one', came: `none: ${reason}` };
  };
  const compare = async ({ address, acceptEncodings, ...expected }: (typeof answers)[number]) => {
    const found = await Promise.all(
      acceptEncodings.map(async (acceptEncoding): Promise<Difference[]> => {
        try {
          const answer = await ask(address, acceptEncoding);
          return compareAnswer(expected, answer, acceptEncoding, names).map((one) => ({ host, address, ...one }));
        } catch (error) {
          return [toFailure(address, error)];
        }
      }),
    );
    // One for all forms in which the file came.
    return [...new Map(found.flat().map((one) => [JSON.stringify(one), one])).values()];
  };
  try {
    const refusal = await ask('/', 'identity', refusesUnknownHosts ? unknownHost : host);
    const differences = (await mapLimit(answers, limit, compare)).flat();
    if (refusesUnknownHosts && refusal.status !== 421) {
      const part = `status for the host ${unknownHost}`;
      differences.unshift({ host, address: '/', part, expected: '421', came: `${refusal.status}` });
    }
    return { host, requests, differences };
  } catch (error) {
    return { host, requests, differences: [toFailure('/', error)] };
  } finally {
    agent.destroy();
  }
}
