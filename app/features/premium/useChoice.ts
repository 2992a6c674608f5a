import { useState } from 'react';
import { useMember } from '../../session/useSession.ts';
import { type Choice, choiceRecord } from './premiumRecords.ts';

/** What the member is about to buy, kept for the tab. */
export function useChoice() {
  const userId = useMember()?.claims.user_id ?? '';
  const [choice, setChoice] = useState(() => choiceRecord.read(userId));
  return {
    choice,
    change(next: Choice): void {
      choiceRecord.write(userId, next);
      setChoice(next);
    },
  };
}
