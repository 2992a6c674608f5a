import { act } from './defineCall.ts';

/** Hides the member from others until `resumeAccount`; since when, `fetchUserConfig` tells. */
export const pauseAccount = act('pauseAccount', 'POST /api/client/pause', { extension: true });

export const resumeAccount = act('resumeAccount', 'DELETE /api/client/pause', { extension: true });
