import {
  fetchDecisions,
  objectToClosedAccount,
  objectToDecision,
  reportContent,
} from '../../../../app/api/contract/moderation.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import { findAccountByEmail } from '../world/createWorld.ts';
import { limitDeclarations, limitReports } from './limitAttempts.ts';

export const moderationHandlers = [
  defineHandler(fetchDecisions, ({ viewer }) => viewer.decisions),

  defineHandler(objectToDecision, ({ world, viewer, params, body }) => {
    const decision = findDecision(viewer, params.id);
    if (!decision) throw new HttpError(404, { message: 'There is no such decision.' });
    if (decision.objection) throw new HttpError(409, { message: 'You have objected before.' });
    decision.objection = { sentAt: world.now(), text: body.text };
    return true;
  }),

  // It answers alike for every address, so that it tells of no member, and takes each objection, so that a stranger's
  // does not use up the owner's.
  defineHandler(objectToClosedAccount, ({ world, client, body: { email, reference, text } }) => {
    limitDeclarations(world, client, 'objection', reference);
    const account = findAccountByEmail(world, email);
    const decision = account && findDecision(account, reference);
    const texts = [...(decision?.objection ? [decision.objection.text] : []), text];
    if (decision) decision.objection = { sentAt: world.now(), text: texts.join('\n\n') };
    return true;
  }),

  defineHandler(reportContent, ({ world, client, body: { kind, email = '' } }) => {
    if (kind !== 'abuse' && email === '') throw new HttpError(422, { email: 'We need an address for our answer.' });
    limitReports(world, client, email);
    return { confirmation: `M-${world.nextId()}`, receivedAt: world.now() };
  }),
];

const findDecision = ({ decisions }: Account, wanted: string) => decisions.find(({ id }) => id === wanted);
