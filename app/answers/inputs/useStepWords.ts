import { useLingui } from '@lingui/react/macro';

/** What the steps of a scale of seven mean whose options are mere numbers. */
export function useStepWords(): readonly string[] {
  const { t } = useLingui();
  return [t`Not at all`, t`Hardly`, t`A little`, t`Somewhat`, t`Quite a bit`, t`A lot`, t`Very much`];
}
