import { useLingui } from '@lingui/react/macro';
import { truncate } from '../lib/truncate.ts';

/** Characters of a name. */
export const MAX_NAME_LENGTH = 60;

/**
 * Returns a function that formats the name of another member: truncated, and with a text for a member without a name.
 */
export function useMemberName(): (username: string | null) => string {
  const { t } = useLingui();
  return (username) => truncate(username ?? '', MAX_NAME_LENGTH) || t`Member without a name`;
}
