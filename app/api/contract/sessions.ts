import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import { Flag, IdParams, MaybeText, PathId } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { Timestamp } from './timeSchemas.ts';

/** A sign-in that still works. `device` is a text for the member; `current` marks the one that asks. */
export const Session = z.object({ id: PathId, device: MaybeText, lastUsedAt: Timestamp, current: Flag });
export type Session = z.output<typeof Session>;

export const fetchSessions = read('fetchSessions', 'GET /api/client/sessions', {
  response: list(Session),
  extension: true,
});

/** Ends one session: its token is refused from then on. */
export const endSession = act('endSession', 'DELETE /api/client/sessions/:id', { params: IdParams, extension: true });

/** Ends all sessions but the one that asks. */
export const endOtherSessions = act('endOtherSessions', 'DELETE /api/client/sessions', { extension: true });
