import type { Call } from '../../../app/api/contract/defineCall.ts';
import { contractCalls } from '../sandbox/contractCalls.ts';
import { checkAct, checkForbiddenActs, checkHarmlessActs } from './actChecks.ts';
import type { CheckResult } from './CheckResult.ts';
import { createCallSender, type Exchange } from './createCallSender.ts';
import { createResultCollector, type Report } from './createResultCollector.ts';
import { findRequestData } from './findRequestData.ts';
import { checkPaging, checkRead, checkThreadPaging, checkWaiting } from './readOnlyChecks.ts';
import { type Credentials, checkCors, checkSocketToken, checkWrongCredentials, signIn } from './signInChecks.ts';

export interface ConformanceOptions {
  /** Origin of the API. */
  api: string;
  accounts: readonly Credentials[];
  /** Origin of the site whose pages call the API; null leaves CORS out. */
  siteOrigin: string | null;
  /** Whether acts may be tried, too. */
  acts: boolean;
  /** Names of the calls to check; empty means all. */
  only: readonly string[];
}

/**
 * Checks a server by the contract, account by account, and returns the results. Never rejects because of the server.
 */
export async function runConformance(options: ConformanceOptions): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [index, account] of options.accounts.entries()) {
    const report = createResultCollector(account.email);
    await checkAccount(options, account, index === 0, report);
    results.push(...report.results);
  }
  return results;
}

async function checkAccount(
  { api, siteOrigin, acts, only }: ConformanceOptions,
  account: Credentials,
  isFirst: boolean,
  report: Report,
): Promise<void> {
  const common = createCommonChecks();
  const send = createCallSender(api, common.onExchange);
  const isWanted = ({ name }: Call) => only.length === 0 || only.includes(name);
  const token = await signIn(send, account, report);
  if (token === null) return report.skip(null, 'everything else', 'the account could not sign in');
  common.keepSecret(token, account.password);
  const context = { send, token, subject: await findRequestData(send, token), report };
  for (const call of contractCalls.filter(isWanted)) {
    // Without a token every account gets the same.
    if (call.kind === 'read' && (isFirst || call.auth === 'bearer')) {
      await checkRead(call, context);
      await checkPaging(call, context);
      if (call.name === 'fetchThread') await checkThreadPaging(call, context);
      if (call.name === 'fetchConversations') await checkWaiting(call, context);
    }
    if (call.kind === 'act' && acts && isFirst) await checkAct(call, context);
  }
  if (only.length > 0) return;
  await checkSocketToken(send, token, report);
  if (isFirst) {
    await checkWrongCredentials(send, report);
    await checkCors(send, siteOrigin, token, report);
  }
  if (acts && isFirst) {
    await checkForbiddenActs(context);
    await checkHarmlessActs(context);
  }
  common.report(report);
}

/** Creates the checks of what no answer may do: set a cookie, redirect, or repeat the token or the password. */
function createCommonChecks() {
  let secrets: readonly string[] = [];
  let answers = 0;
  const offences = { cookie: 0, redirect: 0, secret: 0 };
  return {
    keepSecret(...values: readonly string[]) {
      secrets = values;
    },
    onExchange({ status, headers, text }: Exchange) {
      answers += 1;
      if (headers.has('Set-Cookie')) offences.cookie += 1;
      if (status >= 300 && status < 400) offences.redirect += 1;
      if (secrets.some((secret) => text.includes(secret))) offences.secret += 1;
    },
    report({ add }: Report) {
      for (const [check, expected, count] of [
        ['cookies', 'no answer sets a cookie', offences.cookie],
        ['redirects', 'no answer leads elsewhere', offences.redirect],
        ['secrets', 'no answer repeats the token or the password', offences.secret],
      ] as const) {
        add(null, check, { passed: count === 0, expected, seen: `${count} of ${answers} answers` });
      }
    },
  };
}
