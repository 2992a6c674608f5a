import { createHash } from 'node:crypto';
import type { Account, StoredDecision } from './accountTypes.ts';
import type { Region } from './homeRegions.ts';
import { sandboxTextsIn } from './sandboxTexts.ts';

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** Takes down a picture of a member, or closes the account, and says why in the language of the members. */
export function decide(account: Account, kind: StoredDecision['kind'], home: Region, now: number): void {
  const { reasons, rule } = sandboxTextsIn(home).decisions;
  if (kind === 'picture') account.pictures = account.pictures.slice(0, -1);
  account.decisions.push({
    ...{ id: createReference(account), kind, reason: reasons[kind], rule },
    ...{ decision: kind === 'picture' ? 'removed' : 'closed', objection: null },
    ...{ decidedAt: now, objectUntil: now + HALF_A_YEAR_MS },
  });
}

/** Creates the reference of the next decision. Others cannot guess it: with an address it is enough to object. */
function createReference({ profileId, password, decisions }: Account): string {
  const secret = `decisions/${profileId}/${password}/${decisions.length}`;
  return `D-${createHash('sha256').update(secret).digest('hex').slice(0, 32)}`;
}

/** The decision that has closed or suspended an account. */
export const findClosing = ({ decisions }: Account): StoredDecision | undefined =>
  decisions.find(({ decision }) => decision !== 'removed');
