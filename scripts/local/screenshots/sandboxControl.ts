import type { FailureReport } from '../../backend/sandbox/failureReport.ts';
import type { Fault } from '../../backend/sandbox/fault.ts';
import { signToken } from '../../backend/sandbox/jwt.ts';
import type { ReceivedReport } from '../../backend/sandbox/receivedReport.ts';
import type { RecordedRequest } from '../../backend/sandbox/recordedRequest.ts';
import type { EventRequest } from '../../backend/sandbox/triggerEvent.ts';
import type { AccountName } from '../../backend/sandbox/world/accountTypes.ts';

// Calls of tests and screenshots to a running sandbox; `sandbox` is always its origin.

/** Password of all accounts of the sandbox. */
export const memberPassword = 'sandbox-demo-1';
export const emailOf = (account: AccountName) => `${account}@sandbox.example`;

/** Fetches a token for an account, as the API gives it on signing in. */
export async function fetchToken(sandbox: string, account: AccountName): Promise<string> {
  const body = { email: emailOf(account), password: memberPassword };
  return ((await postJson(sandbox, '/api/auth/login', body)) as { token: string }).token;
}

/** Creates a token for an account that expires in so many seconds; a negative number gives one that has expired. */
export async function createExpiringToken(sandbox: string, account: AccountName, seconds: number): Promise<string> {
  const [, claims = ''] = (await fetchToken(sandbox, account)).split('.');
  const known = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return signToken({ ...known, exp: Math.floor(Date.now() / 1000) + seconds });
}

/** Reads an address of the API as an account. Returns the `data` of the answer. */
export async function callApi(sandbox: string, account: AccountName, path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${await fetchToken(sandbox, account)}` };
  return readData(await fetch(sandbox + path, { headers }));
}

/** Sends an act without a body to an address of the API as an account. */
export async function actAs(
  sandbox: string,
  account: AccountName,
  method: 'POST' | 'DELETE',
  path: string,
): Promise<void> {
  const headers = { Authorization: `Bearer ${await fetchToken(sandbox, account)}` };
  await readData(await fetch(sandbox + path, { method, headers }));
}

/** Makes the next call of a name fail; `times: 0` makes all of them fail until the reset. */
export const injectFault = (sandbox: string, fault: Fault) => postJson(sandbox, '/__sandbox__/fault', fault);

/** Makes a call answer with this `data` until the reset. */
export const overrideData = (sandbox: string, call: string, data: unknown) =>
  injectFault(sandbox, { call, kind: 'body', body: { data }, times: 0 });

/** Overrides the API's answer about a member's registration; the other properties are those of a complete member. */
export const overrideCompletion = (sandbox: string, changes: Record<string, unknown>) =>
  overrideData(sandbox, 'checkCompleted', {
    completed: true,
    steps_finished: 14,
    total: 14,
    confirmFirst: false,
    additionalQuestionsShown: true,
    vitalQuestionsMissing: 0,
    questionnaireQuestionsMissing: [],
    contactDataRequired: false,
    ...changes,
  });

/** Resets accounts, recorded requests and faults; these faults apply from the first call on. */
export const resetSandbox = (sandbox: string, faults: readonly Fault[] = []) =>
  postJson(sandbox, '/__sandbox__/reset', { faults });

/**
 * Triggers an event for an account, over its socket too; returns the member it comes from. An account whose address has
 * changed is named by it.
 */
export const triggerEvent = async (
  sandbox: string,
  account: AccountName | `${string}@${string}`,
  event: Omit<EventRequest, 'email'>,
) =>
  (await postJson(sandbox, '/__sandbox__/event', {
    email: account.includes('@') ? account : emailOf(account as AccountName),
    ...event,
  })) as {
    profileId: string;
    name: string;
    conversationId: string | null;
  };

/** Closes every socket, with this close code if one is given. */
export const disconnectSockets = (sandbox: string, code?: number) =>
  postJson(sandbox, '/__sandbox__/disconnect', { code });

/** Fetches the ids of the members who are connected to the gateway. */
export const fetchConnected = async (sandbox: string) =>
  (await readData(await fetch(`${sandbox}/__sandbox__/connected`))) as string[];

/** Fetches every request that the sandbox has had since its reset. */
export const fetchRecordedRequests = async (sandbox: string) =>
  (await readData(await fetch(`${sandbox}/__sandbox__/requests`))) as RecordedRequest[];

/** Counts how often a call was made since the reset. */
export const countCalls = async (sandbox: string, call: string): Promise<number> =>
  (await fetchRecordedRequests(sandbox)).filter((request) => request.call === call).length;

/** Waits until the sandbox has answered every request that it has. */
export const waitForAnswers = async (sandbox: string): Promise<void> => {
  await readData(await fetch(`${sandbox}/__sandbox__/settled`));
};

/** Fetches the events that the receivers of statistics and ads have accepted since the reset. */
export const fetchReports = async (sandbox: string) =>
  (await readData(await fetch(`${sandbox}/__sandbox__/receivers/log`))) as ReceivedReport[];

/** Fetches the failures of pages that have been reported since the reset, with their numbers. */
export const fetchFailures = async (sandbox: string) =>
  (await readData(await fetch(`${sandbox}/__sandbox__/receivers/web/counts`))) as (FailureReport & { count: number })[];

/** Fetches the link in the newest email; empty if there is none. */
export async function fetchNewestEmailLink(sandbox: string): Promise<string> {
  const emails = await (await fetch(`${sandbox}/__sandbox__/mail`)).text();
  return (/href="([^"]+)"/.exec(emails)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** Confirms the address of an account in place of its member: by the link in the newest email. */
export async function confirmNewestEmail(sandbox: string): Promise<void> {
  const token = new URL(await fetchNewestEmailLink(sandbox)).pathname.split('/').at(-1)!;
  const { user_id: userId } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const headers = { Authorization: `Bearer ${token}` };
  await postJson(sandbox, '/api/personality/trigger/finish', { device: 'desktop', userId }, headers);
}

async function postJson(sandbox: string, path: string, body: unknown, headers = {}): Promise<unknown> {
  return readData(
    await fetch(sandbox + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

const readData = async (response: Response) => ((await response.json()) as { data: unknown }).data;
