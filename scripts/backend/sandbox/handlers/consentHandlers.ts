import {
  type ConsentTopic,
  fetchConsents,
  giveConsent,
  withdrawConsent,
} from '../../../../app/api/contract/consents.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import { isIntimate } from '../world/isIntimate.ts';

/** The data that is deleted with each consent. */
const deletions: Readonly<Record<ConsentTopic, (viewer: Account) => void>> = {
  intimateInterests(viewer) {
    viewer.interests = viewer.interests.filter((key) => !isIntimate(key));
  },
  sensitiveAnswers(viewer) {
    viewer.answers.clear();
  },
};

const isTopic = (topic: string): topic is ConsentTopic => Object.hasOwn(deletions, topic);

export const consentHandlers = [
  defineHandler(fetchConsents, ({ viewer }) =>
    [...viewer.consents].map(([topic, { wording, givenAt }]) => ({ topic, wording, givenAt })),
  ),

  defineHandler(giveConsent, ({ world, viewer, body: { topic, ...shown } }) => {
    if (!isTopic(topic)) throw new HttpError(422, { topic: `There is no consent "${topic}".` });
    // A second time changes nothing: the first date and wording are the proof.
    if (!viewer.consents.has(topic)) viewer.consents.set(topic, { ...shown, givenAt: world.now() });
    return true;
  }),

  defineHandler(withdrawConsent, ({ world, viewer, params: { topic } }) => {
    if (!isTopic(topic)) throw new HttpError(404, { message: 'There is no such consent.' });
    const given = viewer.consents.get(topic);
    if (!given) return true;
    viewer.consents.delete(topic);
    deletions[topic](viewer);
    const { wording, givenAt } = given;
    viewer.withdrawnConsents.push({ topic, wording, givenAt, withdrawnAt: world.now() });
    return true;
  }),
];
