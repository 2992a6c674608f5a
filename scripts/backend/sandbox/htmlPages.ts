import { html } from 'hono/html';
import type { FailureReport } from './failureReport.ts';
import type { ReceivedReport } from './receivedReport.ts';
import type { Order } from './world/accountTypes.ts';
import type { World } from './world/createWorld.ts';

const renderDocument = (title: string, content: unknown) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: light-dark(#1d2430, #e6eaf0); background: light-dark(#fff, #14181f) }
  a { color: light-dark(#0b4a99, #9cc4ff) }
  h1 { line-height: 1.2 }
  code { font-size: 1em }
  pre { font: inherit; white-space: pre-wrap; margin: 0 }
  dl { margin: 0 }
  dl > div { padding: .75rem 0; border-top: 1px solid light-dark(#ccd3da, #465060) }
  dt { font-weight: 600; overflow-wrap: anywhere }
  dd { margin: 0 }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .5rem .75rem; border-bottom: 1px solid light-dark(#ccd3da, #465060); overflow-wrap: anywhere }
  @media (min-width: 60rem) { dl > div { display: grid; grid-template-columns: 26rem 1fr; column-gap: 1rem } }
</style>
<h1>${title}</h1>
${content}`;

/** Renders the home page: the sandbox, and each of its accounts with its purpose. */
export const renderHome = ({ accounts, members, home }: World) =>
  renderDocument(
    'The sandbox',
    html`<p>This stands in for the operator's API: for demonstration, development and tests. Everybody in it is invented,
and all that happens is forgotten when it stops. It holds ${members.length} members, ${home.country} first.</p>
<p>Letters it would have sent are in the <a href="/__sandbox__/mail">mail</a>; the events and failures that sites have reported
are in the <a href="/__sandbox__/receivers">reports</a>.</p>
<h2>Ways in</h2>
<p>The password of every account is <code>${accounts[0]?.password ?? ''}</code> until its member changes it.</p>
<dl>
${accounts.map(({ email, line }) => html`<div><dt>${email}</dt><dd>${line}</dd></div>`)}
</dl>`,
  );

export const renderMail = ({ mails }: World) =>
  renderDocument(
    'Mail',
    mails.length === 0
      ? html`<p>Nothing has been sent yet.</p>`
      : html`<table><thead><tr><th>To</th><th>Letter</th></tr></thead><tbody>
${mails.toReversed().map(({ to, subject, link, text }) => html`<tr><td>${to}</td><td><a href="${link}">${subject}</a>${text && html`<pre>${text}</pre>`}</td></tr>`)}
</tbody></table>`,
  );

/** Renders what has arrived at the receivers: the failures of pages with their numbers, and events, the newest first. */
export const renderReports = (
  reports: readonly ReceivedReport[],
  failures: readonly (FailureReport & { count: number })[],
) =>
  renderDocument(
    'Reports',
    html`<h2>Failures</h2>
${
  failures.length === 0
    ? html`<p>No page has failed yet.</p>`
    : html`<table><thead><tr><th>Number</th><th>Site</th><th>Release</th><th>Page</th><th>Failure</th></tr></thead><tbody>
${failures.map(
  ({ count, site, release, page, kind, detail }) =>
    html`<tr><td>${count}</td><td>${site}</td><td>${release}</td><td>${page}</td><td>${kind} ${detail}</td></tr>`,
)}
</tbody></table>`
}
<h2>Events</h2>
${
  reports.length === 0
    ? html`<p>Nothing has been reported yet. Sites report only with a member's consent.</p>`
    : html`<table><thead><tr><th>Receiver</th><th>Event</th><th>As it arrived</th></tr></thead><tbody>
${reports
  .toReversed()
  .map(
    ({ receiver, event: { event, ...values }, body }) =>
      html`<tr><td>${receiver}</td><td>${event} ${Object.values(values).join(', ')}</td><td>${JSON.stringify(body)}</td></tr>`,
  )}
</tbody></table>`
}`,
  );

/** Renders the simulated page of a payment provider. */
export function renderPayment({ id, provider }: Order, returnUrl: string) {
  const to = (decision: string) => `/__sandbox__/pay/${id}/${decision}?return=${encodeURIComponent(returnUrl)}`;
  return renderDocument(
    `${provider}, played by the sandbox`,
    html`<p>No money moves here. What shall have happened?</p>
<p><a href="${to('paid')}">The payment is good</a></p>
<p><a href="${to('declined')}">The payment is declined</a></p>`,
  );
}
