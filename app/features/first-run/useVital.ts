import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { sendVitalAnswers } from '../../api/contract/questionnaire.ts';
import { checkTypedBirthday } from '../../fields/birthday.ts';
import { log } from '../../lib/log.ts';
import { dispatchSessionAtom } from '../../session/session.atoms.ts';
import type { Member } from '../../session/session.model.ts';
import { useApi } from '../../session/useSession.ts';
import { finishVital } from './finishVital.ts';
import {
  findMistakes,
  type Refusal,
  readMissing,
  readRefusal,
  startVital,
  toVitalAnswers,
  type VitalDraft,
  type VitalField,
  vitalFields,
} from './vital.model.ts';
import { vitalDrafts } from './vitalDrafts.ts';

/** How the last attempt went. Its number gives each error summary a life of its own. */
export interface Attempt {
  number: number;
  kind: 'mistakes' | 'refused' | 'failed';
  refusal: Refusal;
}

const nothing: Refusal = { fields: {}, others: [] };

/** The form for a member's missing details, and its submission (app/README.md, "First run"). */
export function useVital({ user, claims, completion }: Member, onSaved: () => void) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const userId = claims.user_id;
  const [draft, setDraft] = useState(() => {
    const known = { username: user.username ?? '', location: user.location, country: claims.country };
    return startVital(known, vitalDrafts.read(userId));
  });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  /** Fields that a refusal named although they were not asked: without them nobody would get any further. */
  const [named, setNamed] = useState<readonly VitalField[]>([]);
  const missing = readMissing(completion?.vitalQuestionsMissing ?? 0);
  const asked = vitalFields.filter((field) => missing.includes(field) || named.includes(field));
  const birthday = checkTypedBirthday(draft.birthday);
  const day = birthday.kind === 'day' ? birthday.day : null;

  function change(field: VitalField, next: Partial<VitalDraft>): void {
    const whole = { ...draft, ...next };
    setDraft(whole);
    vitalDrafts.write(userId, whole);
    // What the server had against the old words does not hold for the new ones.
    setAttempt((before) => {
      if (!before?.refusal.fields[field]) return before;
      const { [field]: _, ...fields } = before.refusal.fields;
      return { ...before, refusal: { ...before.refusal, fields } };
    });
  }

  async function submit(): Promise<void> {
    if (busy) return;
    const end = (kind: Attempt['kind'], refusal = nothing) =>
      setAttempt((before) => ({ number: (before?.number ?? 0) + 1, kind, refusal }));
    if (findMistakes(asked, draft, day).length > 0) return end('mistakes');
    setBusy(true);
    try {
      const checked = await api.call(sendVitalAnswers, { body: toVitalAnswers(asked, draft, day) });
      vitalDrafts.forget(userId);
      if (checked.vitalQuestionsMissing === 0) onSaved();
      // It was taken, and yet is not enough.
      else end('failed');
      store.set(dispatchSessionAtom, { type: 'checked', userId, completion: checked });
      void finishVital(store, queryClient);
    } catch (error) {
      log.warn('the missing details could not be saved', error);
      if (!(error instanceof ApiError)) throw error;
      const refusal = error.kind === 'rejected' && error.fields ? readRefusal(error.fields) : nothing;
      const said = Object.keys(refusal.fields) as VitalField[];
      setNamed((before) => [...before, ...said]);
      end(said.length > 0 || refusal.others.length > 0 ? 'refused' : 'failed', refusal);
    } finally {
      setBusy(false);
    }
  }

  return { draft, asked, birthday, busy, attempt, change, submit: () => void submit() };
}
