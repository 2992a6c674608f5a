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
import { openDetailsDraft } from './missingDetailsDraft.ts';

/** How the last attempt went. Its number is the key of the error summary: each attempt mounts a new one. */
export interface SubmitAttempt {
  number: number;
  kind: 'invalid' | 'refused' | 'failed';
  rejection: DetailsRejection;
}

const noRejection: DetailsRejection = { fields: {}, others: [] };

/** The form for a member's missing details, and its submission (app/README.md, "First run"). */
export function useMissingDetails({ user, claims, completion }: MemberSession, onSaved: () => void) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const userId = claims.user_id;
  const [storedDraft] = useState(() => openDetailsDraft(userId));
  const [draft, setDraft] = useState(() => {
    const known = { username: user.username ?? '', location: user.location, country: claims.country };
    return toInitialDraft(known, storedDraft.read() ?? {});
  });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null);
  /** Fields that the API refused. They are shown even if they were not missing: without them the member is stuck. */
  const [refused, setRefused] = useState<readonly DetailField[]>([]);
  const missing = parseMissingFields(completion?.vitalQuestionsMissing ?? 0);
  const fields = detailFields.filter((field) => missing.includes(field) || refused.includes(field));
  const birthday = validateTypedBirthday(draft.birthday);
  const day = birthday.kind === 'day' ? birthday.day : null;

  function change(field: DetailField, next: Partial<DetailsDraft>): void {
    const changed = { ...draft, ...next };
    setDraft(changed);
    storedDraft.write(changed);
    // The server's message was about the old value.
    setAttempt((before) => {
      if (!before?.rejection.fields[field]) return before;
      const { [field]: _, ...others } = before.rejection.fields;
      return { ...before, rejection: { ...before.rejection, fields: others } };
    });
  }

  async function submit(): Promise<void> {
    if (busy) return;
    const finish = (kind: SubmitAttempt['kind'], rejection = noRejection) =>
      setAttempt((before) => ({ number: (before?.number ?? 0) + 1, kind, rejection }));
    if (validateDetails(fields, draft, day).length > 0) return finish('invalid');
    setBusy(true);
    try {
      const checked = await api.call(sendVitalAnswers, { body: toDetailsPayload(fields, draft, day) });
      storedDraft.discard();
      if (checked.vitalQuestionsMissing === 0) onSaved();
      // The API accepted the details and still reports some as missing.
      else finish('failed');
      store.set(dispatchSessionAtom, { type: 'checked', userId, completion: checked });
      void finishMissingDetails(store, queryClient);
    } catch (error) {
      log.warn('the missing details could not be saved', error);
      if (!(error instanceof ApiError)) throw error;
      const rejection = error.kind === 'rejected' && error.fields ? parseRejection(error.fields) : noRejection;
      const named = Object.keys(rejection.fields) as DetailField[];
      setRefused((before) => [...before, ...named]);
      finish(named.length > 0 || rejection.others.length > 0 ? 'refused' : 'failed', rejection);
    } finally {
      setBusy(false);
    }
  }

  return { draft, fields, birthday, busy, attempt, change, submit: () => void submit() };
}
