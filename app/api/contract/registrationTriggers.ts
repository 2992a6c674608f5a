import * as z from 'zod/mini';
import { act } from './defineCall.ts';
import { Id } from './fieldSchemas.ts';

const Device = z.enum(['mobile', 'desktop']);

/** Reports that the registration is complete (reading 9). */
export const triggerRegistration = act('triggerRegistration', 'POST /api/personality/trigger/registration', {
  body: z.object({ device: Device }),
});

/** Reports that a member has confirmed the address or completed the vital data. */
export const triggerFinish = act('triggerFinish', 'POST /api/personality/trigger/finish', {
  body: z.object({ device: Device, userId: Id }),
});

export const generateMatches = act('generateMatches', 'GET /api/personality/generate_matches');
