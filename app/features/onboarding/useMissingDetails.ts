import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { sendVitalAnswers } from '../../api/contract/questionnaire.ts';
import { validateTypedBirthday } from '../../fields/birthday/validateTypedBirthday.ts';
import { log } from '../../lib/log.ts';
import { dispatchSessionAtom } from '../../session/session.atoms.ts';
import type { MemberSession } from '../../session/session.model.ts';
import { useApi } from '../../session/useSession.ts';
import { finishMissingDetails } from './finishMissingDetails.ts';
import {
  type DetailField,
  type DetailsDraft,
  type DetailsRejection,
  detailFields,
  parseMissingFields,
  parseRejection,
  toDetailsPayload,
  toInitialDraft,
  validateDetails,
} from './missingDetails.model.ts';
import { missingDetailsDraft } from './missingDetailsDraft.ts';

/** How the last attempt went. Its number gives each error summary a life of its own. */
export interface SubmitAttempt {
  number: number;
  kind: 'mistakes' | 'refused' | 'failed';
  rejection: DetailsRejection;
}

const noRejection: DetailsRejection = { fields: {}, others: [] };

/** The form for a member's missing details, and its submission (app/README.md, "First run"). */
export function useMissingDetails({ user, claims, completion }: MemberSession, onSaved: () => void) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const userId = claims.user_id;
  const [draft, setDraft] = useState(() => {
    const known = { username: user.username ?? '', location: user.location, country: claims.country };
    return toInitialDraft(known, missingDetailsDraft.read(userId));
  });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null);
  /** Fields that a refusal named although they were not asked: without them nobody would get any further. */
  const [named, setNamed] = useState<readonly DetailField[]>([]);
  const missing = parseMissingFields(completion?.vitalQuestionsMissing ?? 0);
  const asked = detailFields.filter((field) => missing.includes(field) || named.includes(field));
  const birthday = validateTypedBirthday(draft.birthday);
  const day = birthday.kind === 'day' ? birthday.day : null;

  function change(field: DetailField, next: Partial<DetailsDraft>): void {
    const whole = { ...draft, ...next };
    setDraft(whole);
    missingDetailsDraft.write(userId, whole);
    // What the server had against the old words does not hold for the new ones.
    setAttempt((before) => {
      if (!before?.rejection.fields[field]) return before;
      const { [field]: _, ...fields } = before.rejection.fields;
      return { ...before, rejection: { ...before.rejection, fields } };
    });
  }

  async function submit(): Promise<void> {
    if (busy) return;
    const end = (kind: SubmitAttempt['kind'], refusal = noRejection) =>
      setAttempt((before) => ({ number: (before?.number ?? 0) + 1, kind, rejection: refusal }));
    if (validateDetails(asked, draft, day).length > 0) return end('mistakes');
    setBusy(true);
    try {
      const checked = await api.call(sendVitalAnswers, { body: toDetailsPayload(asked, draft, day) });
      missingDetailsDraft.forget(userId);
      if (checked.vitalQuestionsMissing === 0) onSaved();
      // It was taken, and yet is not enough.
      else end('failed');
      store.set(dispatchSessionAtom, { type: 'checked', userId, completion: checked });
      void finishMissingDetails(store, queryClient);
    } catch (error) {
      log.warn('the missing details could not be saved', error);
      if (!(error instanceof ApiError)) throw error;
      const refusal = error.kind === 'rejected' && error.fields ? parseRejection(error.fields) : noRejection;
      const said = Object.keys(refusal.fields) as DetailField[];
      setNamed((before) => [...before, ...said]);
      end(said.length > 0 || refusal.others.length > 0 ? 'refused' : 'failed', refusal);
    } finally {
      setBusy(false);
    }
  }

  return { draft, asked, birthday, busy, attempt, change, submit: () => void submit() };
}
