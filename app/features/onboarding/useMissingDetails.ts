import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { useStore } from 'jotai';
import { useState } from 'react';
import * as z from 'zod/mini';
import { generateMatches } from '../../api/contract/registrationTriggers.ts';
import { countersKey, dashboardKey, matchesKey } from '../../api/queryKeys.ts';
import { toBirthdayProblemText, validateTypedBirthday } from '../../fields/birthday/validateTypedBirthday.ts';
import { townErrorTexts } from '../../fields/town/townErrorTexts.ts';
import { type Failure, failureTexts } from '../../forms/failureTexts.ts';
import { type NotSent, useFormSubmission } from '../../forms/useFormSubmission.ts';
import { log } from '../../lib/log.ts';
import { type Draft, openDraft } from '../../lib/storage/openDraft.ts';
import { usernameProblemText } from '../../member/isValidUsername.ts';
import { sendFinish } from '../../registration/sendRegistrationTriggers.ts';
import { apiAtom, dispatchSessionAtom, sessionActionsAtom } from '../../session/session.atoms.ts';
import type { MemberSession } from '../../session/session.model.ts';
import { useApi } from '../../session/useSession.ts';
import {
  type DetailField,
  type DetailsDraft,
  detailFields,
  parseMissingFields,
  parseRejection,
  toDetailsPayload,
  toInitialDraft,
  validateDetails,
} from './missingDetails.model.ts';
import { saveDetails } from './saveDetails.ts';

const StoredDetails = z.partial(
  z.object({
    username: z.string(),
    birthday: z.string(),
    place: z.string(),
    town: z.nullable(
      z.object({
        country: z.string(),
        city: z.string(),
        zip: z.optional(z.nullable(z.string())),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
);

/** Opens the draft of missing details that were typed and not sent yet. */
const openDetailsDraft = (userId: string): Draft<Partial<DetailsDraft>> =>
  openDraft(userId, 'vital', StoredDetails as z.ZodMiniType<Partial<DetailsDraft>>);

const notSaved: Failure = {
  title: msg`Error: your details couldn’t be saved`,
  advice: failureTexts.unknown.advice,
};

/** The id of a field's control. */
export const idOf = (field: DetailField) => `vital-${field}`;

const byControl = <Message>(messages: Partial<Record<DetailField, Message>>) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [idOf(field as DetailField), message]));

/** The form for a member's missing details, and its submission (app/features/onboarding/README.md, "First run"). */
export function useMissingDetails({ user, claims, completion }: MemberSession, onSaved: () => void) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const userId = claims.userId;
  const [storedDraft] = useState(() => openDetailsDraft(userId));
  const [draft, setDraft] = useState(() => {
    const known = { username: user.username ?? '', location: user.location, country: claims.country };
    return toInitialDraft(known, storedDraft.read() ?? {});
  });
  /**
   * Fields that the API refused. They are shown even if they were not missing, because without them the member is
   * stuck.
   */
  const [refused, setRefused] = useState<readonly DetailField[]>([]);
  const form = useFormSubmission(({ kind, fields: messages = {} }) => {
    if (kind !== 'rejected') return { failure: notSaved };
    const rejection = parseRejection(messages);
    setRefused((before) => [...before, ...(Object.keys(rejection.fields) as DetailField[])]);
    return { problems: byControl(rejection.fields), otherProblems: rejection.others, failure: notSaved };
  });
  const missing = parseMissingFields(completion?.vitalQuestionsMissing ?? 0);
  const fields = detailFields.filter((field) => missing.includes(field) || refused.includes(field));
  const birthday = validateTypedBirthday(draft.birthday);
  const day = birthday.kind === 'day' ? birthday.day : null;

  function change(field: DetailField, next: Partial<DetailsDraft>): void {
    const changed = { ...draft, ...next };
    setDraft(changed);
    storedDraft.write(changed);
    form.clearProblem(idOf(field));
  }

  function validate() {
    const texts = {
      username: usernameProblemText,
      birthday:
        draft.birthday === '' || birthday.kind === 'day'
          ? msg`Enter your date of birth.`
          : toBirthdayProblemText(birthday.problem),
      location: townErrorTexts.notChosen,
    };
    return Object.fromEntries(validateDetails(fields, draft, day).map((field) => [idOf(field), texts[field]]));
  }

  async function send(): Promise<NotSent | undefined> {
    const body = toDetailsPayload(fields, draft, day);
    const checked = await saveDetails(api, body);
    storedDraft.discard();
    const saved = !checked?.vitalQuestionsMissing;
    if (saved) onSaved();
    if (checked) store.set(dispatchSessionAtom, { type: 'checked', userId, completion: checked });
    void finishMissingDetails(store, queryClient);
    // The API can accept the details and still report some as missing.
    return saved ? undefined : { failure: notSaved };
  }

  return { draft, fields, form, change, submit: () => void form.submit(validate(), send) };
}

/**
 * Sends the finish event, generates matches, refetches them, and reloads the member, once the details are saved.
 * Failures are only logged.
 */
async function finishMissingDetails(store: ReturnType<typeof createStore>, queryClient: QueryClient): Promise<void> {
  await sendFinish(store, 'vital');
  try {
    await store.get(apiAtom)?.call(generateMatches);
  } catch (error) {
    log.warn('matches could not be generated', error);
  }
  for (const queryKey of [matchesKey, dashboardKey, countersKey]) void queryClient.invalidateQueries({ queryKey });
  await store.get(sessionActionsAtom)?.refresh();
}
