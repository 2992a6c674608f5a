import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Id } from './fieldSchemas.ts';

const Device = z.enum(['mobile', 'desktop']);

/** Reports that the registration is complete (reading 9). */
export const triggerRegistration = defineCall({
  name: 'triggerRegistration',
  method: 'POST',
  path: '/api/personality/trigger/registration',
  body: z.object({ device: Device }),
});

/** Reports that a member has confirmed the address or completed the vital data. */
export const triggerFinish = defineCall({
  name: 'triggerFinish',
  method: 'POST',
  path: '/api/personality/trigger/finish',
  body: z.object({ device: Device, userId: Id }),
});

/** A GET that acts. */
export const generateMatches = defineCall({
  name: 'generateMatches',
  method: 'GET',
  path: '/api/personality/generate_matches',
  kind: 'act',
});
