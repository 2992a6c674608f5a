import { html } from 'hono/html';
import type { Order } from './world/accounts.ts';
import type { World } from './world/createWorld.ts';

const renderDocument = (title: string, content: unknown) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #1d2430 }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .5rem .75rem; border-bottom: 1px solid #ccd3da; overflow-wrap: anywhere }
</style>
<h1>${title}</h1>
${content}`;

/** The start page: what the sandbox is, and its accounts. */
export const renderHome = ({ accounts, members, home }: World) =>
  renderDocument(
    'The sandbox',
    html`<p>This stands in for the operator's API: for demonstration, development and tests. Everybody in it is invented,
and all that happens is forgotten when it stops. It holds ${members.length} members, ${home.country} first.</p>
<p>Letters it would have sent are in the <a href="/__sandbox__/mail">mail</a>.</p>
<table><thead><tr><th>Stage</th><th>E-mail</th><th>Password</th></tr></thead><tbody>
${accounts.map(({ stage, email, password }) => html`<tr><td>${stage}</td><td>${email}</td><td>${password}</td></tr>`)}
</tbody></table>`,
  );

export const renderMail = ({ mails }: World) =>
  renderDocument(
    'Mail',
    mails.length === 0
      ? html`<p>Nothing has been sent yet.</p>`
      : html`<table><thead><tr><th>To</th><th>Letter</th></tr></thead><tbody>
${mails.toReversed().map(({ to, subject, link }) => html`<tr><td>${to}</td><td><a href="${link}">${subject}</a></td></tr>`)}
</tbody></table>`,
  );

/** Simulates the page of a payment provider. */
export function renderPayment({ id, provider }: Order, returnUrl: string) {
  const to = (decision: string) => `/__sandbox__/pay/${id}/${decision}?return=${encodeURIComponent(returnUrl)}`;
  return renderDocument(
    `${provider}, played by the sandbox`,
    html`<p>No money moves here. What shall have happened?</p>
<p><a href="${to('paid')}">The payment is good</a></p>
<p><a href="${to('declined')}">The payment is declined</a></p>`,
  );
}
