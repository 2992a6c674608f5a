import { useLingui } from '@lingui/react/macro';

/** The first name of the chat's host, which each language, and each brand in texts of its own, can choose. */
export function useHostName(): string {
  const { t } = useLingui();
  return t`Clara`;
}
