import { endOtherSessions, endSession, fetchSessions } from '../../../../app/api/contract/sessions.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { listSessions } from '../world/sessions.ts';
import { endAllTokensBut } from '../world/tokens.ts';

export const sessionHandlers = [
  defineHandler(fetchSessions, ({ world, viewer, claims }) => listSessions(viewer, claims, world.now())),

  defineHandler(endSession, ({ world, viewer, claims, params: { id } }) => {
    if (!listSessions(viewer, claims, world.now()).some((session) => session.id === id))
      throw new HttpError(404, { message: 'There is no such session.' });
    viewer.endedSessions.add(id);
    return true;
  }),

  defineHandler(endOtherSessions, ({ viewer, claims }) => {
    endAllTokensBut(viewer, claims);
    return true;
  }),
];
